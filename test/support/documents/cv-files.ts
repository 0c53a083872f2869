/** Files as programs write them, and hostile ones. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { zip } from './zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'xmlns:w="urn:w" xmlns:r="urn:r" xmlns:mc="urn:mc" xmlns:wps="urn:wps" xmlns:v="urn:v"';

/** A Word document of these parts: the body's XML, and others by name below word/. */
export function docx(body: string, parts: Record<string, string> = {}, besides: Record<string, Buffer> = {}): Buffer {
  const files = new Map<string, Buffer>([['[Content_Types].xml', Buffer.from(`${XML}<Types/>`)]]);
  const add = (name: string, xml: string) => files.set(`word/${name}`, Buffer.from(`${XML}${xml}`));
  add('document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`);
  for (const [name, xml] of Object.entries(parts)) add(name, xml);
  for (const [name, content] of Object.entries(besides)) files.set(name, content);
  return zip(files);
}

export const paragraph = (text: string, properties = '', run = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export const part = (root: 'hdr' | 'ftr' | 'styles', content: string): string =>
  `<w:${root} ${W}>${content}</w:${root}>`;

/** A PDF of pdfkit's, drawn by `draw`. */
export async function pdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', margin: 50, ...options });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  draw(document);
  document.end();
  return written;
}

/** A picture in one color, half of it transparent. */
export function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const body = Buffer.concat([Buffer.from(type), data]);
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(4 * width, 0x7f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A PDF of these objects, the first of which is the catalog. */
export function rawPdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    at += bytes.length;
  };
  for (const [nth, object] of objects.entries()) {
    offsets.push(at);
    add(Buffer.concat([Buffer.from(`${nth + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  add(Buffer.from(`${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export const stream = (content: Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${entries} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

const SECTOR = 512;
const [END, TABLE] = [-2, -3];

interface DirectoryEntry {
  name: string;
  type: number;
  /** its left and right siblings and its first child, -1 for none */
  links: number[];
  /** its first sector */
  first: number;
  size: number;
}

/** A compound file of these streams, as Word 97 and its contemporaries write. */
export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const entries = Object.entries(streams);
  const table = Buffer.alloc(SECTOR, 0xff);
  const directory = Buffer.alloc(Math.ceil((entries.length + 1) / 4) * SECTOR);
  const contents: Buffer[] = [];
  let next = 0;
  /** @returns the first of the sectors for this many bytes */
  const chain = (bytes: number): number => {
    const first = next;
    const last = first + Math.ceil(bytes / SECTOR) - 1;
    for (; next <= last; next++) table.writeInt32LE(next === last ? END : next + 1, next * 4);
    return first;
  };
  table.writeInt32LE(TABLE, chain(SECTOR) * 4);
  const directoryAt = chain(directory.length);
  const addEntry = (nth: number, { name, type, links, first, size }: DirectoryEntry) => {
    const at = nth * 128;
    directory.write(name, at, 'utf16le');
    directory.writeInt16LE(name.length * 2 + 2, at + 64);
    directory.writeInt8(type, at + 66);
    for (const [slot, link] of links.entries()) directory.writeInt32LE(link, at + 68 + slot * 4);
    directory.writeInt32LE(first, at + 116);
    directory.writeInt32LE(size, at + 120);
  };
  addEntry(0, { name: 'Root Entry', type: 5, links: [-1, -1, 1], first: END, size: 0 });
  for (const [nth, [name, content]] of entries.entries()) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & (SECTOR - 1))]);
    const right = nth + 1 < entries.length ? nth + 2 : -1;
    addEntry(nth + 1, {
      name,
      type: 2,
      links: [-1, right, -1],
      first: chain(padded.length),
      size: content.length,
    });
    contents.push(padded);
  }
  const header = Buffer.alloc(SECTOR, 0xff);
  header.write('D0CF11E0A1B11AE1', 'hex');
  header.writeInt16LE(9, 30);
  header.writeInt16LE(6, 32);
  for (const [at, value] of Object.entries({ 44: 1, 48: directoryAt, 56: 0, 60: END, 64: 0, 68: END, 72: 0, 76: 0 }))
    header.writeInt32LE(value, Number(at));
  return Buffer.concat([header, table, directory, ...contents]);
}

/** A Word 97 document with this text, in which paragraphs end with \r. */
export function word97(text: string, { encrypted = false } = {}): Buffer {
  const body = Buffer.from(text, 'utf16le');
  const document = Buffer.alloc(2048 + body.length);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10);
  document.writeUInt32LE(text.length, 0x4c);
  body.copy(document, 2048);
  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(2048, 15);
  return compoundFile({ WordDocument: document, '1Table': pieces });
}

export const BOMB_BYTES = 300_000_000;
/** A Word document with a part that declares `declared` bytes and decompresses to 300 MB. */
export function bomb(declared: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(BOMB_BYTES, ' '), { level: 9 });
  const file = docx('', {}, { 'word/header1.xml': Buffer.from('x') });
  const at = file.indexOf('word/header1.xml');
  const old = file.readUInt32LE(at - 30 + 18);
  const grown = Buffer.concat([file.subarray(0, at + 16), packed, file.subarray(at + 16 + old)]);
  const by = packed.length - old;
  const entry = grown.lastIndexOf('word/header1.xml') - 46;
  const end = grown.lastIndexOf('PK\x05\x06');
  for (const place of [at - 30 + 18, entry + 20]) grown.writeUInt32LE(packed.length, place);
  for (const place of [at - 30 + 22, entry + 24]) grown.writeUInt32LE(declared, place);
  grown.writeUInt32LE(grown.readUInt32LE(end + 16) + by, end + 16);
  return grown;
}
