"""Exit with 0 where a one-line C extension can be built, Python's headers included."""

import contextlib
import io
import logging
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension

SOURCE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return PyErr_NoMemory(), NULL; }\n"


def can_compile() -> bool:
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()):
        source = Path(folder) / "probe.c"
        source.write_text(SOURCE)
        command = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}).get_command_obj(
            "build_ext"
        )
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):  # noqa: BLE001 - each platform fails in its own way, and all mean the same
            return False
        return True


if __name__ == "__main__":
    sys.exit(not can_compile())
