/** Whether a message is about work: only then may a few of its words describe an unnamed occupation. */

const ofWork = new Set(
  `job jobs career careers occupation occupations profession professions work works working worker workers who whos whoever
whose person people ppl folk folks guy guys lady ladies dude someone somebody anyone those one ones earn
earns earning pay pays paid paying salary salaries wage wages make makes making become becoming living called call name
trade trades degree skills license hire hires trained training study studied apprenticeship love like enjoy interested
passion passionate good hobby something anything into field personality`.split(/\s+/),
);
/** Payments by the person, which are not about work. */
const ownPaying = /\b(?:i|we|you) (?:\w+ )?pay\b|\bpay(?:ing)? (?:with|by|via|using|for)\b/g;
const addressed = /\b(?:you|your)\b/;
/** "Men that put up tents" */
const described = /\b(?:m[ae]n|wom[ae]n) (?:who|that|with|in|at)\b/;
const asking =
  /^\W*(?:and |so |but |ok |please )*(?:is|are|was|were|am|can|could|do|does|did|will|would|should|shall|may|how|when|why|where|what|which|give|show|tell|send|remind|explain|open|write|help|let|stop|make)\b/;

/** @param plain see words.ts */
export function tellsOfWork(plain: string): boolean {
  const words = plain.replace(ownPaying, ' ').split(/[^a-z]+/);
  // "tree cutting", with nothing around it
  return (
    words.some((word) => ofWork.has(word)) || described.test(plain) || !(addressed.test(plain) || asking.test(plain))
  );
}
