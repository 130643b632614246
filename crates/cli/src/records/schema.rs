//! The table of records as JSON Schema.

use super::{Record, VERSION};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value as Json, json};

/// The JSON Schema (draft 2020-12) of a line of output: one object for each type of record, with no other
/// fields than those it lists.
pub fn schema() -> Json {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut root: Json = generator.into_root_schema_for::<Record>().into();
    let variants = root["oneOf"].take();
    let mut parts = root["$defs"].take();
    let records: Vec<Json> = items(&variants).map(|variant| flat(variant, &parts)).collect();
    // The parts of the variants are in the records now.
    if let Some(parts) = parts.as_object_mut() {
        items(&variants)
            .for_each(|variant| _ = parts.shift_remove(definition_name(variant).unwrap_or_default()));
    }
    json!({
        "$schema": root["$schema"], "title": "A line of output of outflank-engine",
        "description": root["description"], "oneOf": records, "$defs": parts,
    })
}

fn items(array: &Json) -> impl Iterator<Item = &Json> {
    array.as_array().into_iter().flatten()
}

/// The name of the part that a schema refers to.
fn definition_name(schema: &Json) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/$defs/")
}

/// A type of record as one object: its own fields after the version and the type.
fn flat(variant: &Json, parts: &Json) -> Json {
    let part = definition_name(variant).map_or(&Json::Null, |name| &parts[name]);
    let mut properties = Map::new();
    properties.insert("v".to_owned(), json!({ "const": VERSION, "description": "The version." }));
    properties.insert("type".to_owned(), variant["properties"]["type"].clone());
    let mut required = vec![json!("v"), json!("type")];
    properties.extend(part["properties"].as_object().cloned().unwrap_or_default());
    required.extend(items(&part["required"]).cloned());
    json!({
        "description": variant["description"], "type": "object", "properties": properties,
        "required": required, "additionalProperties": false,
    })
}
