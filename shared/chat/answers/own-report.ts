/** Answers from the person's own report: the part asked for, in the words of the report. */
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { setAsideWords } from '#shared/assessment/result-words.ts';
import type { Block } from '#shared/documents/document.ts';
import { plainParagraphs } from '#shared/documents/plain.ts';
import { percent } from '#shared/lib/format.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { occupationBlocks } from '#shared/reports/occupation-blocks.ts';
import { occupationRecord, reportRecord, resultRecord } from './records.ts';
import type { Said } from './said.ts';

export interface AskedOccupation {
  code: string;
  name: string;
}

/** Parts of the report, with the words that ask for them; without a match the first part is used. */
const parts: readonly [heading: RegExp, asked: RegExp][] = [
  [/^What interests you$/, /\b(interests?|profile|contour|lean|like|strengths?|personality|values|type)\b/],
  [/^Fields of work$/, /\b(fields?|areas?|directions?|sectors?)\b/],
  [/^Your \d+ best matches$/, /\b(matches|ten|list|ranking|occupations|jobs|careers|pay)\b/],
  [/cannot know$/, /\b(limits?|cannot|unsure|uncertain|missing|not know|wrong)\b/],
  [/^Where the figures come from$/, /\b(sources?|figures|come from|data)\b/],
];

/** @param plain the question, see words.ts */
export function ownReportSaid(result: ResultBody, plain: string): Said {
  const sections = sectionsOf(careerReport(result, { userName: '', type: 'comprehensive' }).blocks);
  const heading = parts.find(([, asked]) => asked.test(plain))?.[0];
  const section = sections.find(({ title }) => heading?.test(title)) ?? sections[0]!;
  const titles = sections.map(({ title }) => `- ${title}`).join('\n');
  return {
    paragraphs: [
      `Your report is made of your newest result. Under “${section.title}” it says:`,
      ...plainParagraphs(section.blocks),
      `Its parts are:\n${titles}`,
    ],
    sources: [reportRecord(result.id), resultRecord(result.id)],
  };
}

/** The place of an occupation in the person's newest result. */
export function ownOccupationSaid(result: ResultBody, { code, name }: AskedOccupation): Said {
  const place = result.roles.findIndex((role) => role.code === code);
  const record = occupationRecord(code, name);
  const { set_aside: aside } = result;
  if (aside?.code === code)
    return { paragraphs: [`${name} ${setAsideWords(aside)}`], sources: [record, resultRecord(result.id)] };
  if (place < 0)
    return {
      paragraphs: [
        `${name} is not among the ${result.roles.length} best matches of your newest result. Its page says under “Your fit” what of your answers speaks for it and what against it.`,
        'The result tells under “Why not …?” what keeps an occupation out.',
      ],
      sources: [record, resultRecord(result.id)],
    };
  const role = result.roles[place]!;
  const [, ...blocks] = occupationBlocks(role, result);
  return {
    paragraphs: [
      `${name} stands in place ${place + 1} of your newest result, with ${percent(role.final_score)}.`,
      ...plainParagraphs(blocks),
    ],
    sources: [record, reportRecord(result.id), resultRecord(result.id)],
  };
}

interface Section {
  title: string;
  blocks: Block[];
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 2) sections.push({ title: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  return sections;
}
