"""The same rules compiled, for the processor and for a graphics device, one game or thousands at once."""
