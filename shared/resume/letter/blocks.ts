/** A letter from greeting to name, for every file writer. */
import { linesShown } from '../resume.ts';
import type { Letter } from './letter.ts';

/** A paragraph, or lines below a lead-in. */
export type Block = { text: string } | { lead: string; lines: string[] };

export function letterBlocks(letter: Letter): Block[] {
  const { address, of, skills, education, paragraphs, person } = letter;
  const { position, company, contact } = address;
  return [
    { text: `Dear ${contact || 'hiring team'},` },
    ...(position ? [{ text: `I am applying for the position of ${position}${company ? ` at ${company}` : ''}.` }] : []),
    ...paragraphs.flatMap(({ entry, lead }) => paragraph(lead, linesShown(letter, entry))),
    ...(skills.length > 0
      ? [{ text: `${of === 'vacancy' ? 'Skills you ask for' : 'Skills for this work'}: ${skills.join(', ')}.` }]
      : []),
    ...(education.length > 0 ? [{ text: `Education: ${education.join('; ')}.` }] : []),
    { text: 'I would welcome the chance to talk with you.' },
    { text: 'Kind regards,' },
    { text: person.fullName },
  ];
}

/**
 * "As Baker at Acme, I ran the oven. I …" if every line is a first-person sentence; otherwise the lines below a
 * lead-in.
 */
function paragraph(lead: string, lines: readonly string[]): Block[] {
  if (lines.length === 0) return [];
  if (!lead) return [{ text: lines.join(' ') }];
  return lines.every((line) => /^I(?:['’]\p{L}+)?\s/u.test(line))
    ? [{ text: `${lead}, ${lines.join(' ')}` }]
    : [{ lead: `${lead}:`, lines: [...lines] }];
}
