const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file name made from a person's name that every file system accepts; `otherwise` if nothing of the name is left
 * (T-087).
 */
export function fileNameOf(person: string, otherwise: string, extension: string): string {
  const name = person
    .normalize('NFC')
    .replace(/[\p{C}\\/:*?"<>|]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...name].slice(0, 80).join('').trim();
  return `${short && !reserved.test(short) ? short : otherwise}.${extension}`;
}
