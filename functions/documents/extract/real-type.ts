/** Detects a file's type by its bytes, never by its name. */
import { type Refusal, refused } from './refusals.ts';
import { decodeText } from './text-encoding.ts';

const OLE = Buffer.from('D0CF11E0A1B11AE1', 'hex');
const named = (stream: string) => Buffer.from(stream, 'utf16le');

/** @throws AppError for types whose text is not extracted */
export function realType(bytes: Buffer): 'pdf' | 'archive' | 'doc' | 'text' {
  if (bytes.subarray(0, OLE.length).equals(OLE)) return wordDocument(bytes);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return 'archive';
  // only a byte order mark or empty lines may precede it; anything else would make two files in one
  const start = bytes
    .subarray(0, 1024)
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\s)+/, '');
  if (start.startsWith('%PDF-')) {
    if (/<(!doctype|html|script|svg)/i.test(start)) throw refused('binary');
    return 'pdf';
  }
  const text = decodeText(bytes);
  if (text === undefined) throw refused('binary');
  const markup = markupOf(text.slice(0, 4096).trimStart());
  if (markup) throw refused(markup);
  return 'text';
}

function wordDocument(bytes: Buffer): 'doc' {
  if (bytes.includes(named('EncryptedPackage')) || isEncrypted(bytes)) throw refused('locked');
  if (!bytes.includes(named('WordDocument'))) throw refused('office');
  return 'doc';
}

/** The flag in the file information block, which begins a sector (MS-DOC 2.5.2). */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = 512; at + 12 <= bytes.length; at += 512)
    if (bytes.readUInt16LE(at) === 0xa5ec) return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
  return false;
}

/** A comment ends at its first end: otherwise many of them could be parted in too many ways to try. */
const htmlStart =
  /^(<\?xml[^>]*>\s*)?(<!--((?!-->)[\s\S])*-->\s*)*<(!doctype html|html|head|body|meta|script|svg|div|p|table)\b/i;

function markupOf(start: string): Refusal | undefined {
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (htmlStart.test(start)) return 'html';
  if (/^<(\?xml|\?mso|w:wordDocument|!DOCTYPE)/i.test(start)) return 'xml';
  if (start.startsWith('MIME-Version:') && /Content-Type: multipart\/related/i.test(start)) return 'html';
  return undefined;
}
