/** Whether a message is in another language, with a reply in that language. */

/** Frequent words that are not English. */
const languages: readonly [string, RegExp, string][] = [
  [
    'German',
    /\b(wie|viel|verdient|was|ich|ist|ein|eine|der|die|und|kann|nicht|welche|beruf|mit|fur|als|kostet|warum|danke|bitte|oder|meine?n?|hasse|habe|bin|suche|arbeit)\b/g,
    'Ich antworte nur auf Englisch.',
  ],
  [
    'Spanish',
    /\b(cuanto|gana|que|como|una|los|las|para|por|trabajo|puedo|cual|es|un|el|soy|quiero|con|mi|gratis|odio|gracias|hola|kiero|kuanto|kual|ke|n[ei][cs]es[ie]t\w*|tra[bv]aj\w*|tra[bv]ah\w*|busc[oa]\w*|ayud[ae]\w*|chamba|papeles|ur[gj]ente|tengo|donde|dinero|ola)\b/g,
    'Solo respondo en inglés.',
  ],
  [
    'French',
    /\b(combien|gagne|quel|quelle|est|une|les|des|pour|avec|je|comment|metier|travail|le|la|un|peut|merci|bonjour|pourquoi|mon|et)\b/g,
    'Je réponds uniquement en anglais.',
  ],
  [
    'Italian',
    /\b(quanto|guadagna|che|come|una|gli|per|lavoro|posso|quale|sono|il|di|un|con)\b/g,
    'Rispondo solo in inglese.',
  ],
  [
    'Portuguese',
    /\b(quanto|ganha|que|como|uma|os|para|trabalho|posso|qual|sou|um|com|voce|nao)\b/g,
    'Respondo apenas em inglês.',
  ],
  ['Polish', /\b(ile|zarabia|jak|jest|czy|nie|praca|moge|dla|jaki|sie|zawod|co)\b/g, 'Odpowiadam tylko po angielsku.'],
  [
    'Turkish',
    /\b(ne|kadar|kazanir|nasil|bir|icin|mi|meslek|maas|hangi|ve|is)\b/g,
    'Yalnızca İngilizce yanıt veriyorum.',
  ],
];
const english = /\b(the|what|how|does|do|much|many|can|is|are|i|my|a|of|to|for|with|jobs?|you|and|salary|pay)\b/g;

/** Words so certainly of another language that one is enough if there is no English word. */
const sure =
  /\b(gehalt|lohn|verdienst|ausbildung|krankenschwester|lehrer|berufe|arzt|salaire|metiers?|infirmiere?|sueldo|salario|enfermer[ao]|trabajos|stipendio|infermier[ae]|salario|enfermeir[ao]|zarobki|pielegniarka|praca|n[ei][cs]es[ie]to|[kq]u?iero|[kc]uanto|tra[bv]aj[oa]r?|tra[bv]aho|busco|ayuda(?:me)?|chamba|espanol|hablas?|hablar|castellano|maasi|hemsire|und|oder|warum|wieso|danke|bitte|hallo|kostenlos|wieviel|beruf|arbeit|gracias|hola|gratis|odio|trabajo|porque|merci|bonjour|pourquoi|boulot|grazie|ciao|perche|obrigad[ao]|ola|dziekuje|merhaba)\b/;

const hits = (plain: string, words: RegExp): number => new Set(plain.match(words)).size;

/** The reply in that language, empty if the language is not known; null for English. */
export function otherLanguage(text: string, plain: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 3 && latin < letters / 2) return '';
  const best = languages.map(([, words, said]) => [hits(plain, words), said] as const).sort(([a], [b]) => b - a)[0]!;
  const inEnglish = hits(plain, english);
  if (best[0] >= 2 && best[0] > inEnglish) return best[1];
  if (sure.test(plain) && inEnglish === 0) return best[0] > 0 ? best[1] : '';
  const accented = text.match(/\S*[^\x20-\x7e’‘“”…–—\s]\S*/g)?.length ?? 0;
  return accented > 1 && inEnglish === 0 ? '' : null;
}
