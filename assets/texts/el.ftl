### What the window says; en.ftl is what it is made from.
