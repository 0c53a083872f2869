"""
Checks that independent readers get every text of a document, word by word and in order, out of its PDF or Word file.

The PDF's letters are taken in the order in which they are drawn; pdfminer's own layout would put a mark above another
mark on a line of its own. Tolerated are, because nothing is lost by them: other white space, a line that breaks inside
a word (no word of 300 letters fits a line), another composition of accents (NFC), and between two texts of a resume its
bullets and dots. A report may say more between two texts (the number of a list, the head of a table again); its
footers are artifacts, which no reader reads.
"""

import json
import re
import sys
from pathlib import Path
from unicodedata import combining, normalize

from docx import Document
from pdfminer.converter import PDFLayoutAnalyzer
from pdfminer.pdfinterp import PDFPageInterpreter, PDFResourceManager
from pdfminer.pdfpage import PDFPage

ORNAMENTS = " \n•·"
# a resume has no joiners in its PDF: they have no shape
SHAPELESS = re.compile("[\u200c\u200d\ufe00-\ufe0f]")


class Drawn(PDFLayoutAnalyzer):
    """Collects the text outside of artifacts: a new line where the letters go on elsewhere."""

    def __init__(self) -> None:
        super().__init__(PDFResourceManager(), laparams=None)
        self.text = ""
        self.tags: list[str] = []
        self.last = None

    def begin_tag(self, tag, props=None) -> None:
        self.tags.append(tag.name)

    def end_tag(self) -> None:
        self.tags.pop()

    def begin_page(self, page, ctm) -> None:
        super().begin_page(page, ctm)
        self.last = None
        self.text += "\n"

    def render_char(self, *drawing) -> float:
        width = super().render_char(*drawing)
        if "Artifact" in self.tags:
            return width
        letter = self.cur_item._objs[-1]
        read = letter.get_text()
        if not all(combining(each) for each in read):
            if self.last and (abs(letter.y0 - self.last.y0) > 1 or abs(letter.x0 - self.last.x1) > 0.2 * letter.size):
                self.text += "\n"
            self.last = letter
        self.text += read
        return width


def plain(text: str) -> str:
    lines = (re.sub(r"\s+", " ", line).strip() for line in normalize("NFC", text).split("\n"))
    return "\n".join(line for line in lines if line)


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


def pattern(text: str) -> re.Pattern:
    """A text as words; a line may break at each space and inside a word."""
    letters = ("[ \n]" if each == " " else re.escape(each) for each in plain(text.replace("\n", " ")))
    return re.compile("\n?".join(letters))


def fault(file: Path) -> str | None:
    """The first text that is not read whole, behind those before it."""
    document = json.loads((file.parent / f"{file.stem.rsplit('-', 1)[0]}.json").read_text())
    is_pdf = file.suffix == ".pdf"
    read = plain((read_pdf if is_pdf else read_docx)(file))
    is_resume = "texts" in document
    at = 0
    for text in texts(document):
        wanted = SHAPELESS.sub("", text) if is_pdf else text
        found = pattern(wanted).search(read, at)
        if not found or (is_resume and read[at : found.start()].strip(ORNAMENTS)):
            return f"does not say in its place {text[:80]!r}"
        at = found.end()
    more = read[at:].strip(ORNAMENTS)
    return f"says more: {more[:80]!r}" if is_resume and more else None


def read_pdf(path: Path) -> str:
    drawn = Drawn()
    interpreter = PDFPageInterpreter(drawn.rsrcmgr, drawn)
    with path.open("rb") as file:
        for page in PDFPage.get_pages(file):
            interpreter.process_page(page)
    return drawn.text


def read_docx(path: Path) -> str:
    return "\n".join("".join(piece.text for piece in paragraph.iter_inner_content()) for paragraph in Document(path).paragraphs)


files = sorted(path for path in Path(sys.argv[1]).iterdir() if path.suffix in (".pdf", ".docx"))
for file in files:
    found = fault(file)
    if found:
        print(f"breaks: {file.name} {found}")
print(f"looked at {len(files)}")
