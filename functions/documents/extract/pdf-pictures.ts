/** Finds the pictures of a PDF by scanning its bytes, so that a hostile file costs no more than its length. */
import type { Figure } from '#shared/cv/pages.ts';
import { MAX_FIGURES } from './limits.ts';

const LEAST_PICTURE = 100;

/** How far a dictionary reaches around its subtype, and how many are examined. */
const DICTIONARY_BYTES = 600;
const MAX_DICTIONARIES = 2000;

/** Pictures as large as a photo. Their dictionaries are stored uncompressed in the file. */
export function picturesIn(bytes: Uint8Array): Figure[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const figures: Figure[] = [];
  let at = file.indexOf('/Image');
  for (let count = 0; at >= 0 && count < MAX_DICTIONARIES && figures.length < MAX_FIGURES; count++) {
    const text = sizeOfPicture(dictionaryAround(file, at));
    if (text) figures.push({ kind: 'picture', text });
    at = file.indexOf('/Image', at + 1);
  }
  return figures;
}

/** From the start of the object to the start of its stream. */
function dictionaryAround(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at);
  const after = file.toString('latin1', at, at + DICTIONARY_BYTES);
  const end = after.indexOf('stream');
  return end < 0 ? '' : before.slice(Math.max(0, before.lastIndexOf('obj'))) + after.slice(0, end);
}

function sizeOfPicture(dictionary: string): string | null {
  if (!/\/Subtype\s{0,9}\/Image\b/.test(dictionary)) return null;
  if (/\/ImageMask\s{1,9}true|\/ColorSpace\s{0,9}\/DeviceGray/.test(dictionary)) return null;
  const [width, height] = ['Width', 'Height'].map((name) =>
    Number(new RegExp(`/${name}\\s{1,9}(\\d{1,9})`).exec(dictionary)?.[1] ?? 0),
  ) as [number, number];
  return Math.min(width, height) >= LEAST_PICTURE ? `${width} × ${height} pixels` : null;
}
