/** Ligatures, Arabic presentation forms, radicals: characters that stand for other letters. */
const forms = /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufdff\ufe70-\ufefe]/g;

/** With the letters they stand for. Every other character stays: "10⁶" is not "106". */
export const withoutLetterForms = (text: string): string => text.replace(forms, (form) => form.normalize('NFKC'));
