"""What hatchling does beside packing our sources: the page must be there, and a compiled engine comes along on wish."""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not os.path.exists(os.path.join(self.root, "src/outremer/server/static/index.html")):
            raise RuntimeError("The page is not built, and a wheel without it serves none: run `make web` first.")
        engine = os.environ.get("OUTREMER_COMPILED_ENGINE")  # a folder that `python -m outremer.engine build` made
        if engine:
            build_data["force_include"][engine] = "outremer/compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
