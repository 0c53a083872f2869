"""Can another reader than the tests' (unpdf) get every text of a document out of its PDF, whole and in order?

    python -m venv /tmp/conformance && /tmp/conformance/bin/pip install pdfminer.six==20260107
    node test/conformance/documents/write-samples.ts /tmp/documents
    /tmp/conformance/bin/python test/conformance/documents/read_back.py /tmp/documents

And do they conform to PDF/UA-1, as veraPDF reads it?

    cd test/conformance/documents && mvn -q compile dependency:build-classpath -Dmdep.outputFile=target/classpath
    java -cp target/classes:$(cat target/classpath) PdfUa /tmp/documents/*.pdf
"""

import json
import re
import sys
from pathlib import Path

from pdfminer.high_level import extract_text
from pdfminer.layout import LAParams

# letters far apart are of two cells, not of one line
CELLS = LAParams(char_margin=0.5, line_margin=0.9)
FOOTER = re.compile(r"Page \d+ of \d+")


def plain(text: str) -> str:
    return re.sub(r"\s+", "", text)


def texts(document: dict) -> list[str]:
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


failed = False
for pdf in sorted(Path(sys.argv[1]).glob("*.pdf")):
    document = json.loads((pdf.parent / f"{pdf.stem.rsplit('-', 1)[0]}.json").read_text())
    title = plain(document["title"])
    read = plain(FOOTER.sub("", extract_text(pdf, laparams=CELLS)))
    # the foot of every page repeats the title, and may stand within a text that goes on
    missing = [text for text in texts(document) if plain(text) not in read and plain(text) not in read.replace(title, "")]
    print(pdf.name, f"{len(texts(document))} texts", "all read" if not missing else f"missing: {missing[:5]}")
    failed |= bool(missing)
sys.exit(failed)
