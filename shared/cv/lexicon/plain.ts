/** For comparing words: without case, accents and diacritics. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // composes Korean syllables again, which NFKD splits
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd');

export const plainWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

export const wordSet = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean).map(plain));
