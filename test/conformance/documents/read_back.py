"""Checks that independent readers get every text of a document, complete, out of its PDF or Word file."""

import json
import re
import sys
from pathlib import Path
from unicodedata import combining, normalize

from docx import Document
from pdfminer.high_level import extract_text
from pdfminer.layout import LAParams

# separates distant letters into table cells
CELLS = LAParams(char_margin=0.5, line_margin=0.9)
FOOTER = re.compile(r"Page \d+ of \d+")


def plain(text: str) -> str:
    """Without white space and stray combining marks: pdfminer puts a mark above a mark on its own line."""
    return "".join(each for each in normalize("NFC", text) if not each.isspace() and not combining(each))


def texts(document: dict) -> list[str]:
    if "texts" in document:
        return document["texts"]
    found = [document["title"]]
    for block in document["blocks"]:
        kind = block["kind"]
        if kind in ("heading", "text", "link"):
            found.append(block["text"])
        elif kind == "list":
            found += block["items"]
        elif kind == "facts":
            found += [text for row in block["rows"] for text in (row["label"], row["value"])]
        elif kind == "table":
            found += [block["caption"], *block["columns"], *(cell for row in block["rows"] for cell in row)]
        elif kind == "bars":
            found += [block["finding"], *(text for row in block["rows"] for text in (row["label"], row["text"]))]
        elif kind == "contour":
            found += [block["finding"], *(text for axis in block["axes"] for text in (axis["label"], axis["text"]))]
    return found


def read_pdf(path: Path) -> str:
    return FOOTER.sub("", extract_text(path, laparams=CELLS))


def read_docx(path: Path) -> str:
    return "\n".join("".join(piece.text for piece in paragraph.iter_inner_content()) for paragraph in Document(path).paragraphs)


files = sorted(path for path in Path(sys.argv[1]).iterdir() if path.suffix in (".pdf", ".docx"))
for file in files:
    document = json.loads((file.parent / f"{file.stem.rsplit('-', 1)[0]}.json").read_text())
    read = plain((read_pdf if file.suffix == ".pdf" else read_docx)(file))
    # the footer of every page of a report repeats the title, possibly in the middle of a continued text
    title = plain(document.get("title", "\0"))
    for text in texts(document):
        if plain(text) not in read and plain(text) not in read.replace(title, ""):
            print(f"breaks: {file.name} lacks {text[:80]!r}")
print(f"looked at {len(files)}")
