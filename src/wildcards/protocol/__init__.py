"""The messages: one schema, from which the browser's types and the reference are made."""

VERSION = 1
