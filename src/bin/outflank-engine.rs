//! The engine on the command line. It has no commands yet.

fn main() {}
