/** Detects a text's language by its most common words. */
import type { Token } from './tokens.ts';

export interface Language {
  /** ISO 639-1; null when the text is too short to tell */
  code: string | null;
  name: string;
  /** whether we read it: only English so far */
  isRead: boolean;
}

const commonest: Record<string, [name: string, words: string]> = {
  en: ['English', 'the and of to in you with we for is are our will your or a be as have'],
  de: ['German', 'und der die das mit fur wir sie ist im eine einen ihre zum zur von bei oder auf als suchen'],
  fr: ['French', 'le la les des et vous nous pour une dans avec sur du est votre au par ou recherchons'],
  es: ['Spanish', 'el la los las de y en para con una que por del se su buscamos experiencia al'],
  it: ['Italian', 'il la di e per con una che del della gli le si cerchiamo nel dei esperienza'],
  pt: ['Portuguese', 'o a os as de e para com uma que do da em nao voce experiencia seu'],
  nl: ['Dutch', 'de het een en van je wij met voor in bij op zijn ervaring naar als jij ben zoeken'],
  pl: ['Polish', 'i w z na do oraz dla jest sie od praca nie po lub oferujemy'],
  sv: ['Swedish', 'och att i som for med en det vi du ar av pa till har'],
  no: ['Norwegian', 'og i som for med en det vi du er av pa til har eller'],
  da: ['Danish', 'og i at som for med en det vi du er af pa til har eller'],
  tr: ['Turkish', 've bir icin ile olan bu gibi ya da en az'],
  id: ['Indonesian', 'dan yang untuk dengan di dari kami pengalaman atau minimal'],
};
const scripts: [code: string, name: string, pattern: RegExp][] = [
  ['ja', 'Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', 'Korean', /\p{Script=Hangul}/gu],
  ['zh', 'Chinese', /\p{Script=Han}/gu],
  ['ru', 'Russian or another language in Cyrillic', /\p{Script=Cyrillic}/gu],
  ['ar', 'Arabic', /\p{Script=Arabic}/gu],
  ['he', 'Hebrew', /\p{Script=Hebrew}/gu],
  ['el', 'Greek', /\p{Script=Greek}/gu],
  ['hi', 'Hindi or a related language', /\p{Script=Devanagari}/gu],
  ['th', 'Thai', /\p{Script=Thai}/gu],
];
const words = new Map(Object.entries(commonest).map(([code, [, list]]) => [code, new Set(list.split(' '))]));

const MAX_TOKENS = 1500;

export function languageOf(text: string, tokens: readonly Token[]): Language {
  const beginning = text.slice(0, 8_000);
  const letters = beginning.match(/\p{L}/gu)?.length ?? 0;
  for (const [code, name, pattern] of scripts)
    if ((beginning.match(pattern)?.length ?? 0) > letters * 0.2) return { code, name, isRead: false };
  const counts = new Map<string, number>();
  for (const { word } of tokens.slice(0, MAX_TOKENS))
    for (const [code, set] of words) if (set.has(word)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 3) return { code: null, name: 'unknown', isRead: true };
  // every vacancy contains English words: another language must lead clearly
  const isEnglish = first[0] === 'en' || (second?.[0] === 'en' && second[1] >= first[1] * 0.75);
  const code = isEnglish ? 'en' : first[0];
  return { code, name: commonest[code]![0], isRead: isEnglish };
}
