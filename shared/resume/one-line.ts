/** Control characters, lone surrogates, noncharacters, and the marks that hide text or change its direction. */
const unseen = /[^\P{Cc}\s]|\p{Cs}|\p{Noncharacter_Code_Point}|[\ufeff\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069]/gu;

/** A value as one line of a file: NFC, without invisible characters, whitespace collapsed to single spaces. */
export const oneLine = (text: string): string => text.replace(unseen, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
