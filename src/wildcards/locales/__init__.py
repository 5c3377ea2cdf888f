"""One catalogue of texts for each language, shared by browser, terminal and log."""
