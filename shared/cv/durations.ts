/** Lengths of time: "5 yrs 3 mos". */
const spans =
  'years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|ann[io]|mes[ei]|anos?|mês|lata?|rok|miesiąc[ae]?|miesięcy|jaar|jaren|maand(?:en)?|år|mån(?:ader?)?|måneder?|let|roky?|měsíc(?:e|ů)?|yıl|ay|év|hónap|год[аы]?|лет|месяц(?:а|ев)?|мес|г|л|р[іо]ки?|років|місяц(?:ь|і|ів|я)';
const durationOnly = new RegExp(
  `^\\(?(?:\\d{1,2}(?:[.,]\\d)?|an?)\\s?(?:${spans})\\.?(?:[\\s,]+(?:(?:and|und|et|y|e|и|і|och|og|en)\\s)?\\d{1,2}\\s?(?:${spans})\\.?)?\\)?$`,
  'iu',
);

/** "5 лет 3 месяца", "(1 year 2 months)", "a month": a length of time, and nothing else. */
export const isDuration = (text: string): boolean => durationOnly.test(text.trim());
