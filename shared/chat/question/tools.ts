/** Occupations by a tool that their current postings name: "who uses SolidWorks?" */
import { wordsOf } from '#shared/occupations/words.ts';
import { nameTokens, plainText, tokensOf } from './words.ts';

export interface Tool {
  name: string;
  /** facts indexes */
  occupations: number[];
}
export type Tools = ReadonlyMap<string, Tool>;

/** Tools recognized by the last word of their name alone. Not "Word" or "Access", which are too ordinary. */
const known = new Set(
  `angular ansible arcgis autocad aws azure bash c# c++ canva catia confluence css docker excel figma fortran github hadoop html
illustrator indesign java javascript jira jquery kafka kubernetes labview lightroom linux matlab microstation mongodb mysql navisworks
numpy pandas photoshop php postgresql powerpoint powershell procore python pytorch qgis quickbooks react revit rust salesforce sap sas
scala selenium servicenow sharepoint shopify simulink snowflake solidworks sql stata tableau tensorflow terraform turbotax typescript
unity unix visio wordpress workday xactimate`.split(/\s+/),
);
const knownTokens = new Set([...known].flatMap(nameTokens));
/** These also have another meaning. */
const ordinary = new Set('angular bash docker excel pandas python react rust sap unity unix'.split(' '));

const keyOf = (words: readonly string[]): string => words.join(' ');

/** @param technologies of an occupation, by its facts index */
export function toolIndex(count: number, technologies: (index: number) => readonly string[]): Tools {
  const byName = new Map<string, Tool>();
  for (let index = 0; index < count; index++)
    for (const name of technologies(index)) {
      const tool = byName.get(name) ?? { name, occupations: [] };
      tool.occupations.push(index);
      byName.set(name, tool);
    }
  const tools = new Map<string, Tool>();
  // of several with the same last word, the one that most occupations use wins
  for (const tool of [...byName.values()].sort((a, b) => a.occupations.length - b.occupations.length)) {
    const words = nameTokens(tool.name).filter((word) => word !== 'software');
    if (words.length > 1) tools.set(keyOf(words), tool);
    const short = words.at(-1);
    if (short && knownTokens.has(short)) tools.set(short, tool);
  }
  return tools;
}

const LONGEST = 4;

/** The tool that a question names: the longest run of its words that is a tool. */
export function toolIn(tools: Tools, text: string): Tool | null {
  const plain = plainText(text);
  const tokens = tokensOf(text);
  const words = wordsOf(plain);
  for (let size = LONGEST; size >= 1; size--)
    for (let from = 0; from + size <= tokens.length; from++) {
      const tool = tools.get(keyOf(tokens.slice(from, from + size)));
      if (tool && (size > 1 || isMeant(words[from]!, plain))) return tool;
    }
  return null;
}

/** Whether a single word is spelled as a tool ("canvas" is not Canva) and used as one (not "react to emergencies"). */
const isMeant = (word: string, plain: string): boolean =>
  known.has(word) &&
  (!ordinary.has(word) ||
    new RegExp(
      `\\b(uses?|using|needs?|knows?|learn|learning|with|good at) ${word}\\b(?! (at|to|from|of|well)\\b)|\\b${word} (jobs?|skills?)\\b`,
    ).test(plain));
