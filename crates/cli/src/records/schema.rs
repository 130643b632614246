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

/// The fields of all records for people, in Markdown: those of several records once, the others with their
/// record.
pub fn field_list() -> String {
    let schema = schema();
    let mut records: Vec<(&str, &Json)> = objects(&schema["oneOf"])
        .map(|record| (record["properties"]["type"]["const"].as_str().unwrap_or_default(), record))
        .collect();
    let parts = schema["$defs"].as_object().into_iter().flatten();
    let (tables, lists): (Vec<_>, Vec<_>) = parts.partition(|(_, part)| part["properties"].is_object());
    records.extend(tables.into_iter().map(|(name, part)| (name.as_str(), part)));
    let mut counts: Vec<(String, usize)> = Vec::new();
    for row in records.iter().flat_map(|(_, record)| rows(record)) {
        match counts.iter_mut().find(|(of, _)| *of == row.1) {
            Some((_, count)) => *count += 1,
            None => counts.push((row.1, 1)),
        }
    }
    let is_common = |row: &str| counts.iter().any(|(of, count)| of == row && *count > 1);
    let mut text = format!("### Fields of several records\n\n{TABLE}");
    counts.iter().filter(|(_, count)| *count > 1).for_each(|(row, _)| text += row);
    for (name, record) in records {
        let (common, own): (Vec<_>, Vec<_>) = rows(record).into_iter().partition(|(_, row)| is_common(row));
        _ = write!(text, "\n### `{name}`\n\n{}", sentence(record));
        let names: Vec<String> = common.iter().map(|(field, _)| format!("`{field}`")).collect();
        match names.as_slice() {
            [] => text.push('\n'),
            names => _ = writeln!(text, " With {}.", names.join(", ")),
        }
        if !own.is_empty() {
            _ = write!(text, "\n{TABLE}");
            own.iter().for_each(|(_, row)| text += row);
        }
    }
    for (name, part) in lists {
        _ = writeln!(text, "\n### `{name}`\n\n{}\n", sentence(part));
        for value in objects(&part["oneOf"]) {
            _ = writeln!(text, "* `{}`: {}", value["const"].as_str().unwrap_or("?"), sentence(value));
        }
    }
    text
}

const TABLE: &str = "| field | type | meaning |\n| --- | --- | --- |\n";

/// The fields of an object but `v` and `type`, each with its row of a table.
fn rows(object: &Json) -> Vec<(&str, String)> {
    let own = object["properties"].as_object().into_iter().flatten();
    let own = own.filter(|(field, _)| !["v", "type"].contains(&field.as_str()));
    own.map(|(field, schema)| {
        let is_required = objects(&object["required"]).any(|name| name == field.as_str());
        let name = type_name(schema);
        // What is left out is never null.
        let name = if is_required { name } else { format!("optional {}", name.trim_end_matches(" or null")) };
        (field.as_str(), format!("| `{field}` | {name} | {} |\n", sentence(schema)))
    })
    .collect()
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
