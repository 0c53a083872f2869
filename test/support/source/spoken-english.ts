/** Formal faults in composed sentences. */

const faults: readonly RegExp[] = [
  // the wrong article for the pronunciation; letters are read out one by one: “an MRI technologist”
  /\b[Aa] (?!one)[AEIOaeio]\w+|\b[Aa]n (?![A-Z]{2})[BCDFGJKLMPQTVWXYZbcdfgjklmpqtvwxyz]\w+/,
  // a repeated word, space or mark, or an empty slot
  /\b(\w+) \1\b| {2}|\.\.|,,| [,.;:]|\(\)|\b(?:undefined|null|NaN)\b/i,
  // a comma or period outside the quotation marks
  /”[,.]/,
  // a label where a phrase belongs: “lacks Installing equipment”
  /\b(?:need|needs|bring|takes|build up|becoming|as) (?:an? )?[A-Z][a-z]+ [a-z]/,
];

/** Quoted text is verbatim and therefore exempt. */
export const spokenFaults = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => faults.some((fault) => fault.test(text.replace(/“[^”]*?([.?!]?)”/g, '“$1”'))));
