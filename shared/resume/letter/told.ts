import type { Fact } from '../facts.ts';
import { faultOf } from '../guard.ts';

/** Verbs of the past that do not end in -ed, as bullets of a resume begin. */
const irregular =
  'became began bought brought built came caught chose cut dealt did drew drove fed felt found fought gave got grew held kept knew laid led left lost made met oversaw paid ran rebuilt rode rose said sang saw sent set sold sought spent spoke stood swept taught thought told took undertook understood was went won wrote';
const pastForms = new Set(irregular.split(' '));
/** They look like a verb of the past and describe a person: "Experienced baker" is nothing that somebody did. */
const describing =
  'experienced skilled licensed certified registered qualified dedicated motivated advanced detailed seasoned accomplished based trusted talented committed focused versed rounded oriented organized organised bred speed';
const adjectives = new Set(describing.split(' '));

/** A statement as it stands in a letter: a bullet that begins with what was done becomes a sentence of its speaker. */
export function told(fact: Pick<Fact, 'entry' | 'text'>): string {
  const { text } = fact;
  const ended = /[.!?…]["”)]?$/u.test(text) ? text : `${text.replace(/[;,]$/u, '')}.`;
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)\s/u.exec(text) ?? [];
  const verb = first.toLowerCase();
  const isDeed = pastForms.has(verb) || (/ed$/.test(verb) && !adjectives.has(verb));
  const spoken = isDeed ? `I ${ended[0]!.toLowerCase()}${ended.slice(1)}` : ended;
  const id = 'said';
  return faultOf({ text: spoken, rests_on: [id] }, new Map([[id, { ...fact, id }]])) === null ? spoken : text;
}
