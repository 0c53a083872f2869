/** Words that a fact shares with a vacancy's requirements: weaker than a name, but enough to order facts by. */
import { singular } from '#shared/occupations/words.ts';
import type { Vacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { sentencesOf } from '#shared/vacancies/reading/sentences.ts';
import { tokensOf } from '#shared/vacancies/reading/tokens.ts';
import type { Part } from './parts.ts';

const MIN_LENGTH = 4;
const MAX_WORDS = 6;
/** Words common to all vacancies and resumes, which distinguish nothing. */
const common = new Set(
  'able about above across after also among another apply around based been before being best both candidate company could daily day days each employee employer ensure environment every excellent experience experienced field first from full good great group have help high hiring hour including into join keep knowledge level like look looking made make manage management many member month more most much must need needed offer only other over part people person please position preferred provide qualification related require required requirement responsibility responsible role salary similar skill some staff strong such support take team than that their them then there these they this those through time together under using very want week well were what when where which while will with within work worked working would year your'.split(
    ' ',
  ),
);

/** "Invoices", "invoiced" and "invoicing" count as one word. */
const stemOf = (word: string): string => singular(word).replace(/(?:ing|ed|es|e)$/, '');
const tellingIn = (text: string): { word: string; stem: string }[] =>
  tokensOf(text)
    .filter(({ word }) => word.length >= MIN_LENGTH && !common.has(word) && !common.has(singular(word)))
    .map(({ word }) => ({ word, stem: stemOf(word) }));

export function alikeIn({ plain: { text } }: Vacancy, parts: readonly Part[]): Record<string, string[]> {
  const asking = sentencesOf(text)
    .filter(({ section }) => section !== 'noise' && section !== 'about' && section !== 'offer')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');
  const wanted = new Set(tellingIn(asking).map(({ stem }) => stem));
  const shared = parts.map(({ id, text: said }): [string, string[]] => {
    const words = tellingIn(said).filter(({ stem }) => wanted.has(stem));
    const unique = words.filter(({ stem }, at) => words.findIndex((other) => other.stem === stem) === at);
    return [id, unique.slice(0, MAX_WORDS).map(({ word }) => word.slice(0, 60))];
  });
  return Object.fromEntries(shared.filter(([, words]) => words.length > 0));
}
