/** The pieces from which HTML layouts are built. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Stranger } from './people.ts';
import { sayHeading, sayRange, type Voice } from './say.ts';

export type Sheet = (person: Stranger, voice: Voice) => string;
type Job = Stranger['work'][number];
type School = Stranger['education'][number];

export const esc = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const require = createRequire(import.meta.url);
const face = (name: string, file: string, look: string): string => {
  const font = readFileSync(require.resolve(`@expo-google-fonts/${file}.ttf`)).toString('base64');
  return `@font-face{font-family:${name};${look};src:url(data:font/ttf;base64,${font})}`;
};
const sans = (file: string, look: string) => face('Sans', `source-sans-3/${file}/SourceSans3_${file}`, look);
const serif = (file: string, look: string) => face('Serif', `fraunces/${file}/Fraunces_${file}`, look);
const faces = [
  sans('300Light', 'font-weight:300'),
  sans('400Regular', 'font-weight:400'),
  sans('700Bold', 'font-weight:700'),
  sans('400Regular_Italic', 'font-weight:400;font-style:italic'),
  serif('400Regular', 'font-weight:400'),
  serif('700Bold', 'font-weight:700'),
].join('');

/** A whole document; `css` follows the common styles. */
export const sheet = (css: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>${faces}@page{size:A4;margin:0}*{box-sizing:border-box;margin:0;padding:0}body{font:10pt/1.35 Sans;color:#222;padding:36pt 42pt}ul{padding-left:14pt}a{color:inherit;text-decoration:none}h1,h2,h3,h4{font-weight:bold}${css}</style></head><body>${body}</body></html>`;

export const title = (
  kind: Parameters<typeof sayHeading>[0],
  { language }: Stranger,
  { seed }: Voice,
  tag = 'h2',
): string => `<${tag}>${esc(sayHeading(kind, language, seed))}</${tag}>`;

export const bullets = ({ highlights }: { highlights: string[] }): string =>
  `<ul>${highlights.map((each) => `<li>${esc(each)}</li>`).join('')}</ul>`;

export const dates = (job: Pick<Job, 'startDate' | 'endDate'>, { language }: Stranger, voice: Voice): string =>
  esc(sayRange(job, language, voice));

export const years = ({ from, to }: School, { dash }: Voice): string => `${from}${dash}${to}`;

export const degree = ({ studyType, area }: School): string => esc(area ? `${studyType}, ${area}` : studyType);

export const others = (person: Stranger, tag = 'h2'): string =>
  person.others
    .map(
      ({ heading, lines }) => `<${tag}>${esc(heading)}</${tag}>${lines.map((line) => `<p>${esc(line)}</p>`).join('')}`,
    )
    .join('');

export const jobs = (person: Stranger, draw: (job: Job, index: number) => string): string =>
  person.work.map(draw).join('');
export const schools = (person: Stranger, draw: (school: School) => string): string =>
  person.education.map(draw).join('');
export const mailto = ({ email }: Stranger, shown = email): string => `<a href="mailto:${email}">${esc(shown)}</a>`;
export const [first, last] = [
  ({ name }: Stranger): string => esc(name.split(' ').slice(0, -1).join(' ')),
  ({ name }: Stranger): string => esc(name.split(' ').at(-1)!),
];
