/** The built-in writer: formats the person's own words for a resume. It adds nothing and needs no model. */
import type { ResumeData } from './data.ts';
import { type Fact, factsOf } from './facts.ts';
import { withEnd } from './statements.ts';
import { wishesIn } from './wishes.ts';
import type { Written } from './written.ts';

/** Statements per entry in a short resume. */
const SHORT = 3;

export function composeResume(data: ResumeData): Written {
  const wishes = wishesIn(data.regenerationFeedback ?? '');
  const facts = factsOf(data);
  const entries = [...new Set(facts.map(({ entry }) => entry))].map((entry) => {
    const said = facts.filter((fact) => fact.entry === entry);
    const kept = wishes.shorter ? said.slice(0, Math.max(SHORT, Math.ceil(said.length / 2))) : said;
    return {
      entry,
      sentences: kept.map((fact) => ({ text: tidied(fact), rests_on: [fact.id] })),
      left_out: said.slice(kept.length).map(({ id }) => id),
    };
  });
  return { entries, first: wishes.first, not_followed: wishes.notFollowed };
}

/** Capitalized; a bullet loses an "I" before its verb and its period, a sentence gets a period. */
export function tidied({ entry, text }: Pick<Fact, 'entry' | 'text'>): string {
  const isProse = entry === 'summary';
  const plain = isProse ? text : text.replace(/^[Ii](?:['’]ve)?\s+(?=\p{Ll})/u, '');
  const begun = /^\p{Ll}(?:\p{Ll}|\s)/u.test(plain) ? plain[0]!.toUpperCase() + plain.slice(1) : plain;
  if (isProse) return withEnd(begun);
  return begun.replace(/(?<=[\p{L}\p{N}%)]{2})[.;,]$/u, '');
}
