/** A Word document in reading order: headers, text including tables and text boxes, footers. */
import type { Aside, CvPages, Figure } from '#shared/cv/pages.ts';
import type { WordParts } from './archive.ts';
import { cleanText } from './clean-text.ts';
import { MAX_FIGURES } from './limits.ts';
import { type Block, layOut, type Paragraph, type Run, refuseLong } from './paper.ts';
import { type Look, readStyles, type Styles } from './word-styles.ts';
import { child, elements, parseXml, settingOf, textOf, within, type XmlNode } from './xml-tree.ts';

interface Part {
  styles: Styles;
  /** addresses by relationship id */
  links: Map<string, string>;
  /** collects the content of text boxes */
  boxes: Block[];
}

export function wordPages(parts: WordParts): CvPages {
  const styles = readStyles(parts['word/styles.xml']);
  const boxes: Block[] = [];
  const texts = Object.keys(parts)
    .filter((name) => /^word\/(?:document|header|footer)\d*\.xml$/.test(name))
    .map((name) => ({ name, tree: parseXml(parts[name]!) }));
  const read = (kind: string): Block[][] =>
    texts
      .filter(({ name }) => name.startsWith(`word/${kind}`))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, tree }) => blocksOf(tree, { styles, links: linksOf(parts, name), boxes }));
  const [header, footer] = [different(read('header')), different(read('footer'))];
  const blocks = [...header, ...read('document').flat(), ...footer];
  refuseLong(blocks.reduce((sum, block) => sum + lengthOf(block), 0));
  const aside = (where: Aside['where'], own: Block[]): Aside[] =>
    own.length > 0 ? [{ where, text: own.flatMap(linesIn).join('\n') }] : [];
  const asides = [...aside('header', header), ...aside('footer', footer), ...aside('box', boxes)];
  const figures = texts.flatMap(({ tree }) => figuresIn(tree)).slice(0, MAX_FIGURES);
  return {
    type: 'docx',
    pages: layOut(blocks),
    ...(asides.length > 0 && { asides }),
    ...(figures.length > 0 && { figures }),
  };
}

/** Tables and pictures; those inside a table count as part of it. */
function figuresIn(node: XmlNode): Figure[] {
  return elements(node).flatMap((each): Figure[] => {
    if (unread.has(each.name)) return [];
    if (each.name === 'tbl') {
      const [row] = within(each, 'tr').map((one) => within(one, 'tc').map((cell) => wordsOf(cell).join(' ')));
      const text = row?.join(' | ').replace(/\s+/g, ' ').trim() ?? '';
      const table: Figure[] = text === '' ? [] : [{ kind: 'table', text: text.slice(0, 120) }];
      return [...table, ...figuresIn(each).filter(({ kind }) => kind === 'picture')];
    }
    if (each.name === 'blip' || each.name === 'imagedata') return [{ kind: 'picture', text: '' }];
    if (each.name !== 'drawing') return figuresIn(each);
    const { descr, name } = within(each, 'docPr')[0]?.attributes ?? {};
    const own = figuresIn({ ...each, name: 'r' });
    return own.map((figure) =>
      figure.kind === 'picture' ? { ...figure, text: (descr || name || '').slice(0, 120) } : figure,
    );
  });
}

const wordsOf = (node: XmlNode): string[] =>
  elements(node).flatMap((each) => (each.name === 't' ? [cleanText(textOf(each))] : wordsOf(each)));

const linesIn = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? [block.runs.map(({ text }) => text).join('')]
    : block.cells.flatMap(({ blocks }) => blocks.flatMap(linesIn));

/** The first page may have its own header with the same text. */
function different(parts: Block[][]): Block[] {
  const seen = new Set<string>();
  return parts.flat().filter((block) => {
    const text = JSON.stringify(block);
    if (seen.has(text)) return false;
    seen.add(text);
    return lengthOf(block) > 0;
  });
}

const lengthOf = (block: Block): number =>
  block.kind === 'paragraph'
    ? block.runs.reduce((sum, { text }) => sum + text.trim().length, 0)
    : block.cells.reduce((sum, { blocks }) => sum + blocks.reduce((all, each) => all + lengthOf(each), 0), 0);

function linksOf(parts: WordParts, name: string): Map<string, string> {
  const xml = parts[name.replace('word/', 'word/_rels/').concat('.rels')];
  const relations = xml === undefined ? [] : elements(child(parseXml(xml), 'Relationships'));
  return new Map(relations.map(({ attributes: { Id = '', Target = '' } }) => [Id, Target]));
}

/** Deleted text and fallback copies for old programs are skipped. */
const unread = new Set(['Fallback', 'del', 'moveFrom', 'pPr', 'sectPr', 'instrText', 'delText']);

const blocksOf = (node: XmlNode, part: Part): Block[] =>
  elements(node).flatMap((each) => {
    if (unread.has(each.name)) return [];
    if (each.name === 'p') return paragraphBlocks(each, part);
    if (each.name === 'tbl') return tableRows(each, part);
    return blocksOf(each, part);
  });

function tableRows(table: XmlNode, part: Part): Block[] {
  const grid = elements(child(table, 'tblGrid')).map(({ attributes }) => Math.max(1, Number(attributes.w) || 1));
  const rows = elements(table).flatMap((each) => (each.name === 'tr' ? [each] : within(each, 'tr')));
  return rows.map((row) => {
    let column = 0;
    const cells = within(row, 'tc').map((cell) => {
      const span = Math.max(1, Number(settingOf(child(cell, 'tcPr'), 'gridSpan') ?? 1) || 1);
      const width = grid.slice(column, column + span).reduce((sum, each) => sum + each, 0);
      column += span;
      return { width, blocks: blocksOf(cell, part) };
    });
    const total = cells.reduce((sum, { width }) => sum + width, 0);
    const share = (width: number) => (total > 0 ? width / total : 1 / cells.length);
    return { kind: 'row', cells: cells.map(({ width, blocks }) => ({ share: share(width), blocks })) };
  });
}

const TWIPS = 20;

/** A paragraph, followed by the text boxes anchored to it. */
function paragraphBlocks(node: XmlNode, part: Part): Block[] {
  const properties = child(node, 'pPr');
  const look = part.styles.paragraph(properties);
  const runs = new RunReader(part, look).read(node);
  const listed = look.isListed && runs.some(({ text }) => text.trim() !== '');
  const { left, start } = child(properties, 'ind')?.attributes ?? {};
  const paragraph: Paragraph = {
    kind: 'paragraph',
    indent: (Number(left ?? start) || 0) / TWIPS,
    rightTab: look.rightTab,
    runs: listed ? [{ text: '• ', fontSize: look.fontSize, bold: false }, ...runs] : runs,
  };
  const boxed = within(node, 'txbxContent').flatMap((box) => blocksOf(box, part));
  part.boxes.push(...boxed.filter((block) => lengthOf(block) > 0));
  return [paragraph, ...boxed];
}

const marks: Record<string, string> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };
/** parts of a run that hold no inline text; text boxes are read after the paragraph */
const apart = new Set(['drawing', 'pict', 'object', 'AlternateContent', 'rPr']);

/** Reads the runs of a paragraph. A field may span several runs: its link applies until the field ends. */
class RunReader {
  readonly #part: Part;
  readonly #paragraph: Look;
  #field: string | undefined;
  #fieldUrl: string | undefined;

  constructor(part: Part, paragraph: Look) {
    this.#part = part;
    this.#paragraph = paragraph;
  }

  read(node: XmlNode, url?: string): Run[] {
    return elements(node).flatMap((each) => {
      if (each.name === 'r') return this.#run(each, url);
      if (unread.has(each.name) || apart.has(each.name)) return [];
      if (each.name === 'hyperlink') return this.read(each, this.#part.links.get(each.attributes.id ?? '') ?? url);
      if (each.name === 'fldSimple') return this.read(each, addressIn(each.attributes.instr) ?? url);
      return this.read(each, url);
    });
  }

  #run(node: XmlNode, url: string | undefined): Run[] {
    const properties = child(node, 'rPr');
    const { fontSize, bold } = this.#part.styles.run(properties, this.#paragraph);
    let text = '';
    for (const each of elements(node)) {
      if (each.name === 't') text += cleanText(textOf(each));
      else if (each.name === 'fldChar') this.#atField(each.attributes.fldCharType);
      else if (each.name === 'instrText' && this.#field !== undefined) this.#field += textOf(each);
      else text += marks[each.name] ?? '';
    }
    if (text === '' || child(properties, 'vanish')) return [];
    return [{ text, fontSize, bold, url: url ?? this.#fieldUrl }];
  }

  #atField(type: string | undefined): void {
    if (type === 'begin') this.#field = '';
    if (type === 'separate') this.#fieldUrl = addressIn(this.#field);
    if (type === 'end') this.#fieldUrl = undefined;
    if (type !== 'begin') this.#field = undefined;
  }
}

const addressIn = (instruction: string | undefined) => /HYPERLINK\s+"([^"]+)"/.exec(instruction ?? '')?.[1];
