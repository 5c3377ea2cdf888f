"""The same rules, compiled: native on the processor, device on a graphics card; many games at once."""
