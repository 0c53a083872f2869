/** Controls, halves of characters, what stands for none, and what turns the direction of the text after it. */
const unseen = /[^\P{Cc}\s]|\p{Cs}|\p{Noncharacter_Code_Point}|[\ufeff\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069]/gu;

/** Text as it stands in a line of a file: composed, without what nobody sees, one space where there is any. */
export const oneLine = (text: string): string => text.replace(unseen, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
