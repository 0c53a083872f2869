/** Faults of form that a reader of composed sentences stumbles over, whatever was filled in. */

const faults: readonly RegExp[] = [
  // the article that is not spoken
  /\ba (?!one)[aeio]\w+|\ban [bcdfgjklmpqtvwxyz]\w+/i,
  // a word, a space or a mark twice, a slot left empty
  /\b(\w+) \1\b| {2}|\.\.|,,| [,.;:]|\(\)|\b(?:undefined|null|NaN)\b/i,
  // a comma or period outside the quotation marks
  /”[,.]/,
  // a label where a phrase belongs: “lacks Installing equipment”
  /\b(?:need|needs|bring|takes|build up|becoming|as) (?:an? )?[A-Z][a-z]+ [a-z]/,
];

/** What is quoted is word for word what the person reads elsewhere. */
export const spokenFaults = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => faults.some((fault) => fault.test(text.replace(/“[^”]*?([.?!]?)”/g, '“$1”'))));
