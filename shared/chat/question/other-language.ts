/** Whether a message is in another language than English, and in which. */
import { type Language, languages } from './languages.data.ts';

const english = /\b(the|what|how|does|do|much|many|can|is|are|i|my|a|of|to|for|with|jobs?|you|and|salary|pay)\b/g;

/** Words so certainly of another language that one is enough if there is no English word. */
const sure =
  /\b(gehalt|lohn|verdienst|ausbildung|krankenschwester|lehrer|berufe|arzt|salaire|metiers?|infirmiere?|sueldo|salario|enfermer[ao]|trabajos|stipendio|infermier[ae]|salario|enfermeir[ao]|zarobki|pielegniarka|praca|n[ei][cs]es[ie]to|[kq]u?iero|[kc]uanto|tra[bv]aj[oa]r?|tra[bv]aho|busco|ayuda(?:me)?|chamba|espanol|hablas?|hablar|castellano|maasi|hemsire|und|oder|warum|wieso|danke|bitte|hallo|kostenlos|wieviel|beruf|arbeit|gracias|hola|gratis|odio|trabajo|porque|merci|bonjour|pourquoi|boulot|grazie|ciao|perche|obrigad[ao]|ola|dziekuje|merhaba)\b/;

const hits = (plain: string, words: RegExp): number => new Set(plain.match(words)).size;

/** A known language, "unknown", or null for English. */
export function otherLanguage(text: string, plain: string): Language | 'unknown' | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 3 && latin < letters / 2) return 'unknown';
  const [most, best] = languages
    .map((language) => [hits(plain, language.words), language] as const)
    .sort(([a], [b]) => b - a)[0]!;
  const inEnglish = hits(plain, english);
  if (most >= 2 && most > inEnglish) return best;
  if (sure.test(plain) && inEnglish === 0) return most > 0 ? best : 'unknown';
  const accented = text.match(/\S*[^\x20-\x7e’‘“”…–—\s]\S*/g)?.length ?? 0;
  return accented > 1 && inEnglish === 0 ? 'unknown' : null;
}
