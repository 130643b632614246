//! The table of records as JSON Schema and as a list of fields.

use super::{Record, VERSION};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value as Json, json};
use std::fmt::Write;

/// The JSON Schema (draft 2020-12) of a line of output: one object for each type of record, with no other
/// fields than those it lists.
pub fn schema() -> Json {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut root: Json = generator.into_root_schema_for::<Record>().into();
    let variants = root["oneOf"].take();
    let mut parts = root["$defs"].take();
    let records: Vec<Json> = objects(&variants).map(|variant| flat(variant, &parts)).collect();
    // Those that a variant had are in its record now.
    if let Some(parts) = parts.as_object_mut() {
        objects(&variants).for_each(|variant| _ = parts.shift_remove(part_name(variant).unwrap_or_default()));
    }
    json!({
        "$schema": root["$schema"], "title": "A line of output of outflank-engine",
        "description": root["description"], "oneOf": records, "$defs": parts,
    })
}

fn objects(of: &Json) -> impl Iterator<Item = &Json> {
    of.as_array().into_iter().flatten()
}

/// The name of the part that a schema refers to.
fn part_name(schema: &Json) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/$defs/")
}

/// A type of record as one object: its own fields after the version and the type.
fn flat(variant: &Json, parts: &Json) -> Json {
    let part = part_name(variant).map_or(&Json::Null, |name| &parts[name]);
    let mut properties = Map::new();
    properties.insert("v".to_owned(), json!({ "const": VERSION, "description": "The version." }));
    properties.insert("type".to_owned(), variant["properties"]["type"].clone());
    let mut required = vec![json!("v"), json!("type")];
    properties.extend(part["properties"].as_object().cloned().unwrap_or_default());
    required.extend(objects(&part["required"]).cloned());
    json!({
        "description": variant["description"], "type": "object", "properties": properties,
        "required": required, "additionalProperties": false,
    })
}

/// The fields of all records for people, in Markdown.
pub fn field_list() -> String {
    let schema = schema();
    let mut text = String::new();
    for record in objects(&schema["oneOf"]) {
        let name = record["properties"]["type"]["const"].as_str().unwrap_or_default();
        write_object(name, record, &mut text);
    }
    text += "## Parts of records\n\n";
    for (name, part) in schema["$defs"].as_object().into_iter().flatten() {
        match part["properties"].is_object() {
            true => write_object(name, part, &mut text),
            false => {
                _ = writeln!(text, "### `{name}`\n\n{}\n", sentence(part));
                for value in objects(&part["oneOf"]) {
                    _ = writeln!(text, "* `{}`: {}", value["const"].as_str().unwrap_or("?"), sentence(value));
                }
                text.push('\n');
            }
        }
    }
    text.truncate(text.trim_end().len());
    text + "\n"
}

fn write_object(name: &str, object: &Json, text: &mut String) {
    _ = write!(text, "### `{name}`\n\n{}\n\n", sentence(object));
    let is_required = |field: &str| objects(&object["required"]).any(|name| name == field);
    let own = object["properties"].as_object().into_iter().flatten();
    let own: Vec<_> = own.filter(|(field, _)| !["v", "type"].contains(&field.as_str())).collect();
    if own.is_empty() {
        return;
    }
    text.push_str("| field | type | meaning |\n| --- | --- | --- |\n");
    for (field, schema) in own {
        let optional = if is_required(field) { "" } else { "optional " };
        _ = writeln!(text, "| `{field}` | {optional}{} | {} |", type_name(schema), sentence(schema));
    }
    text.push('\n');
}

/// The description of a schema, in one line.
fn sentence(schema: &Json) -> String {
    schema["description"].as_str().unwrap_or_default().replace('\n', " ")
}

/// The type of a field in words, such as `number or null`.
fn type_name(schema: &Json) -> String {
    if let Some(part) = part_name(schema) {
        return format!("`{part}`");
    }
    let any = objects(&schema["anyOf"]).map(type_name);
    let named = objects(&schema["type"]).filter_map(Json::as_str).map(str::to_owned);
    let all: Vec<String> = any.chain(named).collect();
    match schema["type"].as_str() {
        Some("array") => format!("list of {}", type_name(&schema["items"])),
        Some("object") => format!("object of {}", type_name(&schema["additionalProperties"])),
        Some(name) => name.to_owned(),
        None if all.is_empty() => "any".to_owned(),
        None => all.join(" or "),
    }
}
