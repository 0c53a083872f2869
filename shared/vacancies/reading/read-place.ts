/** Reads where the work is: US states, from home, hybrid, or on site. */
import { stateOf, states } from '#shared/occupations/places.ts';
import { usCities } from '#shared/occupations/us-cities.data.ts';
import type { Mention } from './mention.ts';
import type { Sentence } from './sentences.ts';

const modes: [key: string, name: string, pattern: RegExp][] = [
  ['hybrid', 'Partly from home', /\bhybrid\b(?! (?:vehicle|car|cloud|engine|electric))/gi],
  [
    'remote',
    'From home',
    /\b(?:(?:100%|fully|completely) )?remote(?:ly)?\b(?! (?:desktop|sites?|teams?|locations?|monitoring|control|offices?|sensing|areas?|support))|\bwork(?:ing)?[- ]from[- ]home\b|\bfrom home\b|\btelecommut\w+|\btélétravail\b|\bteletrabajo\b|\bhome[- ]?office\b|\bremoto\b/gi,
  ],
  [
    'on_site',
    'At the workplace',
    /\bon-?site\b(?! (?:gym|cafe|parking|day ?care|child ?care|fitness|clinic|restaurant|training|visits?))|\bin[- ]person\b(?! interview)|\bnot remote\b|\bno remote\b|\bin[- ]office\b/gi,
  ],
];

const names = states.map(({ name }) => name).sort((a, b) => b.length - a.length);
const byName = new Map(states.map((state) => [state.name.toLowerCase(), state]));
const statePattern = new RegExp(`\\b(?:${names.join('|')})\\b(?! (?:University|State|Street|Avenue|Ave|Blvd))`, 'g');
const postals = new Set(states.map(({ postal }) => postal as string));
/** "Tulsa, OK", "Albuquerque NM": a capitalized word, then the postal code */
const postalPattern = /(\b\p{Lu}[\p{L}.'-]{2,20}),? ([A-Z]{2})\b(?![\w'])/gu;
/** "IN A TEAM", "PYTHON OR R": in all-caps text these are words if another one follows */
const isShoutedWord = (match: RegExpMatchArray, content: string): boolean =>
  /^\p{Lu}{2,}[^,]* (?:IN|OR|ME|HI|OK|OH)$/u.test(match[0]) &&
  /^ \p{L}/u.test(content.slice(match.index! + match[0].length));
const cityPattern = new RegExp(`\\b(?:${usCities.map((place) => place.split(', ')[0]!).join('|')})\\b`, 'g');

const MAX_PLACES = 4;

export function readPlaces(text: string, sentences: readonly Sentence[]): Mention[] {
  const found: Mention[] = [];
  for (const [sentence, { start, end, section }] of sentences.entries()) {
    if (section === 'about' || section === 'noise') continue;
    const content = text.slice(start, end);
    const put = (key: string, name: string, from: number, to: number) => {
      if (!found.some((other) => other.key === key))
        found.push({ kind: 'place', key, name, start: start + from, end: start + to, sentence, section });
    };
    for (const [key, name, pattern] of modes)
      for (const match of content.matchAll(pattern)) {
        const isNot =
          key === 'remote' && /\b(?:not|no) (?:a )?$/i.test(content.slice(Math.max(0, match.index - 8), match.index));
        if (!isNot) put(key, name, match.index, match.index + match[0].length);
      }
    for (const match of content.matchAll(postalPattern))
      if (postals.has(match[2]!) && !isShoutedWord(match, content)) {
        const state = stateOf(match[2]!)!;
        put(state.postal, state.name, match.index, match.index + match[0].length);
      }
    for (const match of content.matchAll(statePattern)) {
      // a state's license is not a place of work
      if (/^ (?:\p{L}+ ){0,2}(?:licen[cs]e|certificat)/iu.test(content.slice(match.index + match[0].length))) continue;
      const state = byName.get(match[0].toLowerCase())!;
      put(state.postal, state.name, match.index, match.index + match[0].length);
    }
    for (const match of content.matchAll(cityPattern)) {
      const state = stateOf(match[0]);
      if (state && !found.some(({ key }) => key.length === 2))
        put(state.postal, state.name, match.index, match.index + match[0].length);
    }
  }
  const places = found.filter(({ key }) => key.length === 2);
  return found.filter((place) => !places.slice(MAX_PLACES).includes(place));
}
