/**
 * The envelope of every binary part of the table: the bytes `WMOF`, the header's length as u32, the header as JSON in
 * UTF-8, then the body. All integers are little-endian. Written by the importer; read by `decode.ts`, `details.ts` and
 * `states.ts`.
 */
export const magic = 'WMOF';

/** Raised whenever the layout of a part changes, so that an old reader refuses a new file instead of misreading it. */
export const formatVersion = 2;

export interface PartHeader {
  part: 'facts' | 'moves' | 'details' | 'states';
  format: number;
  dataVersion: string;
  release: string;
  /** number of occupations */
  count: number;
  /** SHA-256 of the body, hexadecimal */
  sha256: string;
}

export type Bytes = ArrayBuffer | Uint8Array;

const asBytes = (bytes: Bytes): Uint8Array => (bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));

/**
 * Splits a part into header and body.
 * @throws Error for another part, another format, or a truncated header
 */
export function openPart<H extends PartHeader>(bytes: Bytes, part: H['part']): { header: H; body: Uint8Array } {
  const all = asBytes(bytes);
  const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  if (all.byteLength < 8 || String.fromCharCode(...all.subarray(0, 4)) !== magic) {
    throw new Error(`these ${all.byteLength} bytes are not an occupation table`);
  }
  const end = 8 + view.getUint32(4, true);
  if (end > all.byteLength) throw new Error('the occupation table is cut off in its header');
  const header = JSON.parse(new TextDecoder().decode(all.subarray(8, end))) as H;
  if (header.part !== part || header.format !== formatVersion) {
    throw new Error(
      `expected ${part} in format ${formatVersion}, found ${header.part} in format ${String(header.format)}`,
    );
  }
  return { header, body: all.subarray(end) };
}

/** Reads consecutive unsigned integers of 1 to 4 bytes; throws when the body is too short. */
export class BodyReader {
  private readonly body: Uint8Array;
  private at: number;

  /** @param at byte offset to start from */
  constructor(body: Uint8Array, at = 0) {
    this.body = body;
    this.at = at;
  }

  /** Offset of the next byte. */
  get position(): number {
    return this.at;
  }

  /** The next unsigned little-endian integer of `width` bytes. */
  next(width: number): number {
    const from = this.at;
    this.skip(width);
    let value = 0;
    for (let byte = from + width - 1; byte >= from; byte--) value = value * 256 + this.body[byte]!;
    return value;
  }

  /** The next `length` bytes as text. */
  text(length: number): string {
    const from = this.at;
    this.skip(length);
    return new TextDecoder().decode(this.body.subarray(from, this.at));
  }

  skip(length: number): void {
    if (this.at + length > this.body.length) throw new Error('the occupation table is cut off');
    this.at += length;
  }

  /** @throws Error when bytes are left over: the file has another layout */
  end(): void {
    if (this.at !== this.body.length) throw new Error('the occupation table is longer than its layout');
  }
}
