/** Heads written as sentences: "Worked as a cook at The Inn for two years". */
import { type Part, pieceOf } from './parts.ts';

/** "Presently working as Assistant Manager in Kaveri Castings", "I was a trainee at Orascom" */
const asOne =
  /^(?:\d{1,2}\+?\s+(?:years?|months?)\s+as|(?:I\s+)?(?:(?:presently|currently|previously|formerly)\s+)?(?:(?:am|was|have been)\s+)?(?:(?:working|worked|work|employed)\s+as|(?<=\bI\s+(?:am|was|have been)\s+)))\s*(?:(?:an?|the)\s+)?(\S.{2,60}?)(\s+(?:of the|in|at|with|for)\s+(?:the\s+)?)(?=\p{Lu})/iu;
/** "in Montpelier, where I raise money": the description after the employer of such a sentence. */
const toldBehind = /,\s+(?:where|which|who|when)\b.*$/iu;
const inTown = /\s+in\s+\p{Lu}[\p{L}.' ]{2,30}(?:,\s+\p{Lu}[\p{L}. ]{1,20})?$/u;

export function workedAs(part: Part): { title: Part; employer: Part } | null {
  const worked = asOne.exec(part.text);
  if (!worked) return null;
  const end = worked[0].length;
  const to = end - worked[2]!.length;
  const employer = part.text.slice(end).replace(toldBehind, '').replace(inTown, '');
  return {
    title: pieceOf(part, to - worked[1]!.length, to, 'a'),
    employer: pieceOf(part, end, end + employer.length, 'b'),
  };
}

/** "Worked at Target for 8 months", "Employed with Acme as a welder" */
const atOne =
  /^((?:I\s+)?(?:(?:[Ww]orked|[Ww]orking)\s+(?:at|for)|[Ee]mployed\s+(?:at|by|with))\s+(?:the\s+)?)(\p{Lu}\S*(?:\s(?:\p{Lu}\S*|of|and|the|&))*(?:\s\p{Ll}+)?)(?:(\s+as\s+(?:an?\s+|the\s+)?)(\p{L}.{2,40}?))?(?:\s+for\s+(?:about\s+|over\s+)?(?:\d|an?\b|one\b|two\b|three\b).*)?$/u;

const called = (part: Part, label: 'title' | 'organisation'): Part => ({ ...part, cell: { ...part.cell, label } });

/** The employer, and the title if there is one. */
export function workedAt(part: Part): Part[] | null {
  const [, lead, employer = '', link = '', title = ''] = atOne.exec(part.text) ?? [];
  if (lead === undefined) return null;
  const end = lead.length + employer.length;
  const from = end + link.length;
  const named = called(pieceOf(part, lead.length, end, 'b'), 'organisation');
  return title === '' ? [named] : [named, called(pieceOf(part, from, from + title.length, 'a'), 'title')];
}

/** "2 years Professor at the École" */
const forHowLong = /^\d{1,2}\+?\s+(?:years?|months?|ans?|años?|anos?|jahre?)\s+(?=\p{Lu})/u;
/** "Na Accenture", "Bei der Bosch GmbH" below a title */
const leadingAt = /^(?:[Aa]t|[Bb]ei(?:m| der)?|[Pp]resso|[Nn]a|[Ee]m|[Hh]os)\s+(?=\p{Lu}|\d)(?!(?:Home|Risk|Large) )/u;

/** Without words leading up to a name; null if there are none. */
export function withoutLead(part: Part): Part | null {
  const lead = (forHowLong.exec(part.text) ?? leadingAt.exec(part.text))?.[0].length;
  return lead ? pieceOf(part, lead, part.text.length) : null;
}
