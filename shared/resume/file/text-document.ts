/** The input of the file writers: one column of text under a name, for resumes and letters alike. */

export interface TextDocument {
  /** the file's title */
  title: string;
  /** the person's name: the first line */
  name: string;
  /** ISO date-time of creation */
  date: string;
  blocks: TextBlock[];
}

export type TextBlock =
  /** below the name */
  | { kind: 'role'; text: string }
  | { kind: 'contact'; parts: { text: string; url: string | null }[] }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; of: string }
  /** lines below a lead-in text */
  | { kind: 'list'; lead: string; lines: string[]; of: string }
  /** kept on one page unless it is longer */
  | { kind: 'entry'; title: string; place: string; when: string; lines: string[]; of: string }
  /** short texts in a row */
  | { kind: 'items'; items: string[]; of: string };

export type TextBlockOf<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind }>;

/** A text of a document, and the form section it came from: `Experience 2`. */
export interface Written {
  text: string;
  of: string;
}

/** Separators: before each line of an entry, and between the parts of a row. */
export const marks = { line: '•', between: '·' } as const;

/** Every text of the document in reading order. */
export const textsOf = ({ name, blocks }: TextDocument): Written[] =>
  [{ text: name, of: 'Full name' }, ...blocks.flatMap(blockTexts)].filter(({ text }) => text !== '');

function blockTexts(block: TextBlock): Written[] {
  switch (block.kind) {
    case 'role':
      return [{ text: block.text, of: 'Target role' }];
    case 'heading':
      return [{ text: block.text, of: block.text }];
    case 'contact':
      return block.parts.map(({ text }) => ({ text, of: 'Contact' }));
    case 'paragraph':
      return [{ text: block.text, of: block.of }];
    case 'list':
      return [block.lead, ...block.lines].map((text) => ({ text, of: block.of }));
    case 'items':
      return block.items.map((text) => ({ text, of: block.of }));
    case 'entry':
      return [block.title, block.place, block.when, ...block.lines].map((text) => ({ text, of: block.of }));
  }
}
