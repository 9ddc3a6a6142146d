"""Tests of the recipes and of the files that packages bring with them; what needs a packager's tool is not here."""
