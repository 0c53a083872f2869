/** Decodes a text file. Text files do not declare their encoding, so it is guessed. */

/** @returns undefined if the bytes are not text */
export function decodeText(bytes: Buffer): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return isText(text) ? text : undefined;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const utf16 = utf16Of(bytes.subarray(0, 4096));
  if (utf16) return utf16;
  return isUtf8(bytes) ? 'utf-8' : singleByteOf(bytes.subarray(0, 65_536));
}

/** Without a byte order mark: in UTF-16, every second byte of Latin text is zero. */
function utf16Of(start: Buffer): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  const half = start.length / 2;
  if (odd > half * 0.6 && even === 0) return 'utf-16le';
  if (even > half * 0.6 && odd === 0) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Western, unless most letters are outside ASCII: then Cyrillic, where all of them are. */
function singleByteOf(start: Buffer): string {
  let [ascii, beyond] = [0, 0];
  for (const byte of start) {
    if (byte >= 0xc0) beyond += 1;
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) ascii += 1;
  }
  return beyond > ascii ? 'windows-1251' : 'windows-1252';
}

/** A text may contain a few control characters, but no NUL, and not one in a hundred. */
function isText(text: string): boolean {
  if (text.includes('\0')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
  const controls = text.match(/[\x01-\x08\x0e-\x1f\x7f\ufffd]/g)?.length ?? 0;
  return controls * 100 <= text.length;
}
