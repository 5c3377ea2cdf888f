"""Python imports this as soon as it can import anything: from here on modules are found by their names, in two tables.

Its own way looks into folders and archives, which a browser only pretends to have, and takes a quarter of the start.
"""

import marshal
import sys
from _frozen_importlib_external import SourcelessFileLoader, spec_from_file_location

SITE = "/lib/python3.14/site-packages"
STANDARD = "/lib/python314.zip"

with open(f"{SITE}/modules", "rb") as site:  # noqa: PTH123 - one module less
    MODULES = marshal.loads(__loader__.get_data(f"{STANDARD}/modules")) | marshal.loads(site.read())


class TableLoader(SourcelessFileLoader):
    def get_code(self, name):
        file, code = MODULES[name]
        MODULES[name] = (file, None)  # nobody asks again, and there is little memory
        return marshal.loads(code)


class TableFinder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in MODULES:
            return None
        file, _ = MODULES[name]
        return spec_from_file_location(name, file, loader=TableLoader(name, file))


sys.meta_path.insert(0, TableFinder)
