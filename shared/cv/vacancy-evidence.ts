/** What a confirmed CV offers for a vacancy: its degree, years of work, languages, and everything it names. */

import type { CvEvidence } from '#shared/vacancies/cv-evidence.ts';
import { namedIn } from '#shared/vacancies/named-in.ts';
import { languageWords } from '#shared/vacancies/words/asked-for.data.ts';
import { type Evidence, evidenceOf, type Reference } from './analysis/evidence.ts';
import { type DetailsOf, isRelated } from './analysis/measure.ts';
import { monthsIn } from './analysis/periods.ts';
import { readingOfInfo } from './analysis/reading-of-info.ts';
import { writeCv } from './builder/write-cv.ts';
import type { UserInfo } from './user-info.ts';

export function cvEvidence(info: UserInfo, { facts, words }: Reference, detailsOf: DetailsOf, now: number): CvEvidence {
  const { positions, education } = evidenceOf(readingOfInfo(info), { targetRole: '', now }, { facts, words });
  const yearsOf = (own: Evidence['positions']) =>
    Math.round(monthsIn(own.flatMap(({ period }) => (period ? [period] : []))) / 1.2) / 10;
  return {
    named: namedIn(whatIsDone(info), words, facts),
    education,
    languages: languagesOf(info),
    years: yearsOf(positions),
    yearsNear: (jobs) =>
      yearsOf(
        positions.filter(
          ({ occupation }) =>
            occupation !== null &&
            jobs.some((job) => isRelated(occupation, job, facts, new Set(detailsOf(job).related))),
        ),
      ),
  };
}

/** What a CV says about the past, without its owner's goals. */
const whatIsDone = (info: UserInfo): string => {
  const { technical, soft, languages } = info.skills;
  const skills = `Skills: ${[...technical, ...soft, ...languages].join(', ')}.`;
  return `${writeCv({ ...info, targetRole: '', careerGoals: '' })}\n${skills}`;
};

/** What may follow a language in an entry of its own: "Spanish (fluent)", "German: B2", "French native". */
const level =
  '(?:\\s*[(:,–—-].*|\\s+(?:native|fluent|bilingual|basic|beginner|intermediate|advanced|conversational|professional|[abc][12])\\b.*)?';

/** A language also counts if a parser has put it among the skills, there only as an entry of its own. */
function languagesOf({ skills }: UserInfo): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [key, { name }] of Object.entries(languageWords)) {
    const asEntry = new RegExp(`^${name}${level}$`, 'i');
    const anywhere = new RegExp(`\\b${name}\\b`, 'i');
    const entry =
      skills.languages.find((each) => anywhere.test(each)) ??
      [...skills.technical, ...skills.soft].find((each) => asEntry.test(each.trim()));
    if (entry) found.set(key, entry.trim().slice(0, 80));
  }
  return found;
}
