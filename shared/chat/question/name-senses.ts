/** Whether a single word is meant as the name of an occupation: "a cook" is, "what should I cook" is not. */

/** Names that are far more often ordinary words. */
const ordinary = new Set(
  `admin anchor app bitter boxing brother buffer building carrier cast casting cat charter closer collection comic companion
conducting cooler cooper copper counsel counter critic delegate double drawer dressing economic elder extra falling former
genetic grip header joining judging layer lead marker math max messenger minor moving nail opener owner page para photo
physic pic picking player poster potter pressing producing ranging reader receiver refer register rendering roller
spinning stand starter stating striker substitute tech telling tender tier tracker trailer turning wait waiting`.split(
    /\s+/,
  ),
);

/** After one of these, the word is a verb. */
const doing = '(?:i|you|we|they)(?: (?:just|really|also|always|only|never|not))?';
const naming = '(?:an?|be|become|becoming|being|was|am)(?: \\w+)?';
const asked = '(?:jobs?|careers?|work|workers?|pay|pays|salary|salaries|wages?|earnings|earn|earns|make|makes)';

/** @param plain see words.ts; @param name the word in the singular */
export function isNameMeant(plain: string, name: string): boolean {
  const word = `${name.replace(/[+#]/g, '\\$&')}\\w{0,2}`;
  if (new RegExp(`\\b${doing} ${word}\\b`).test(plain) && !new RegExp(`\\b(?:an?|the) ${word}\\b`).test(plain))
    return false;
  return (
    !ordinary.has(name) || new RegExp(`\\b${naming} ${word}\\b|\\b${word} ${asked}\\b|^\\W*${word}\\W*$`).test(plain)
  );
}
