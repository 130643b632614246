//! Checks lines of output against the JSON schema of the records.

use serde_json::Value;
use std::collections::BTreeSet;

/// The types of the records in `lines`. Panics if a line does not fit the schema.
#[track_caller]
pub fn types(lines: &str) -> BTreeSet<String> {
    let schema = cli::records::schema();
    let kind = |line: &str| {
        let record: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let kind = record["type"].as_str().unwrap_or_else(|| panic!("no type: {line}")).to_owned();
        let of_type = |object: &&Value| object["properties"]["type"]["const"].as_str() == Some(kind.as_str());
        let object = schema["oneOf"].as_array().unwrap().iter().find(of_type);
        let object = object.unwrap_or_else(|| panic!("no such type: {line}"));
        if let Err(wrong) = check(object, &record, &schema["$defs"]) {
            panic!("{wrong}: {line}");
        }
        kind
    };
    lines.lines().map(kind).collect()
}

/// Checks a value against a schema with definitions; a keyword that this test does not know is an error.
fn check(schema: &Value, value: &Value, parts: &Value) -> Result<(), String> {
    let Some(keywords) = schema.as_object() else {
        return if schema == &Value::Bool(true) { Ok(()) } else { Err(format!("{schema} is no schema")) };
    };
    let fits = |schema: &Value| check(schema, value, parts).is_ok();
    for (keyword, wanted) in keywords {
        let is_right = match keyword.as_str() {
            "default" | "description" | "format" | "title" => true,
            "const" => value == wanted,
            "enum" => wanted.as_array().unwrap().contains(value),
            "type" => match wanted {
                Value::Array(any) => any.iter().any(|name| has_type(name, value)),
                name => has_type(name, value),
            },
            "minimum" => value.as_f64().is_none_or(|number| number >= wanted.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|number| number <= wanted.as_f64().unwrap()),
            "$ref" => {
                check(&parts[wanted.as_str().unwrap().trim_start_matches("#/$defs/")], value, parts)?;
                true
            }
            "anyOf" => wanted.as_array().unwrap().iter().any(fits),
            "oneOf" => wanted.as_array().unwrap().iter().filter(|schema| fits(schema)).count() == 1,
            "items" => {
                value.as_array().into_iter().flatten().try_for_each(|item| check(wanted, item, parts))?;
                true
            }
            "required" => {
                wanted.as_array().unwrap().iter().all(|name| value.get(name.as_str().unwrap()).is_some())
            }
            "properties" => {
                for (name, schema) in wanted.as_object().unwrap() {
                    if let Some(field) = value.get(name) {
                        check(schema, field, parts).map_err(|wrong| format!("{name}: {wrong}"))?;
                    }
                }
                true
            }
            "additionalProperties" => value.as_object().into_iter().flatten().all(|(name, field)| {
                keywords.get("properties").is_some_and(|own| own.get(name).is_some())
                    || wanted.is_object() && check(wanted, field, parts).is_ok()
            }),
            _ => return Err(format!("the test does not know {keyword:?}")),
        };
        if !is_right {
            return Err(format!("{keyword} {wanted} is not met by {value}"));
        }
    }
    Ok(())
}

fn has_type(name: &Value, value: &Value) -> bool {
    match name.as_str().unwrap() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("no such type: {other}"),
    }
}
