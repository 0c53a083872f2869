/** The corpus: every person in three of the layouts, and as plain text or a Word document. */
import { zip } from '#test/support/documents/zip.ts';
import { type Layout, layouts, plainText, promoted } from './layouts.ts';
import { onPdf } from './paper.ts';
import { type Person, people } from './people.data.ts';

export interface Cv {
  file: string;
  person: Person;
  /** null for text and Word, which have no drawn layout */
  layout: Layout | null;
  bytes: () => Promise<Uint8Array>;
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Paragraphs only, headings bold. */
function word(person: Person): Uint8Array {
  const lines = plainText(person).split('\n');
  const paragraph = (line: string) => {
    const bold = line === line.toUpperCase() && /\p{L}{3}/u.test(line) ? '<w:rPr><w:b/></w:rPr>' : '';
    return `<w:p><w:r>${bold}<w:t xml:space="preserve">${xml(line)}</w:t></w:r></w:p>`;
  };
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${space}><w:body>${lines.map(paragraph).join('')}</w:body></w:document>`,
  };
  return zip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
}

const names = Object.keys(layouts);
const inLayout = (person: Person, index: number, name: string): Cv => {
  const layout = layouts[name]!;
  const shown = name === 'rolesTogether' && person.work.length > 2 ? promoted(person) : person;
  return {
    file: `${index + 1}-${name}.pdf`,
    person: shown,
    layout,
    bytes: () => onPdf((paper) => layout(paper, shown)),
  };
};

export const cvs: Cv[] = people.flatMap((person, index) => [
  ...[0, 3, 5].map((step) => inLayout(person, index, names[(index + step) % names.length]!)),
  index % 2 === 0
    ? { file: `${index + 1}.txt`, person, layout: null, bytes: async () => Buffer.from(plainText(person)) }
    : { file: `${index + 1}.docx`, person, layout: null, bytes: async () => word(person) },
]);
