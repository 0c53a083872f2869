/**
 * Whether a person meets a requirement of a vacancy. Anything they were never asked is 'not_said', never guessed or
 * 'missing'.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { skillScale } from '#shared/assessment/scales.ts';
import { inSentence } from '#shared/lib/in-sentence.ts';
import { backgroundOf, type RemoteWish, remoteWish } from '#shared/matching/choices.data.ts';
import { educationLevels, type Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf, plainNames } from '#shared/occupations/names.ts';
import { stateOf } from '#shared/occupations/places.ts';
import type { CvEvidence } from './cv-evidence.ts';
import { isNamed } from './named-in.ts';
import type { Mention } from './reading/mention.ts';
import type { Status } from './terms.ts';

export interface RequirementMatch {
  status: Status;
  why: string;
}

export interface Person {
  facts: Facts;
  bank: ItemBank;
  answers: Answers;
  /** from their confirmed CV, if there is one */
  cv?: CvEvidence;
}

/** Years by the background's band: from, and to. */
const yearBands: Record<string, [number, number]> = {
  under_1: [0, 1],
  '1_3': [1, 3],
  '3_5': [3, 5],
  '5_10': [5, 10],
  over_10: [10, 60],
};
const bandText: Record<string, string> = {
  under_1: 'less than 1 year',
  '1_3': '1 to 3 years',
  '3_5': '3 to 5 years',
  '5_10': '5 to 10 years',
  over_10: 'more than 10 years',
};
/** a rating of 3 is somebody who does it at work */
const ENOUGH = 3;

const nameAt = ({ codes, titles }: Facts, index: number) => nameOf(codes[index]!, titles[index]!);
const said = (status: Status, why: string): RequirementMatch => ({ status, why });
const notSaid = (why: string) => said('not_said', why);

/**
 * From the answers; from the CV where the answers say nothing, or the CV shows more education or more years.
 * @param jobs facts indexes of the vacancy's occupations
 */
export function matchRequirement(option: Mention, person: Person, jobs: readonly number[]): RequirementMatch {
  const answered = byAnswers(option, person, jobs);
  const inCv = person.cv && byCv(option, person.cv, jobs);
  if (!inCv) return answered;
  const isBetter = option.kind === 'years' && order.indexOf(inCv.status) > order.indexOf(answered.status);
  return isBetter || isUnanswered(option, answered, person) ? inCv : answered;
}

/** From worst to best for the person. */
const order: readonly Status[] = ['missing', 'not_said', 'met'];

/** Whether the assessment contains nothing about it; years in other work do count as something. */
const isUnanswered = ({ kind }: Mention, { status }: RequirementMatch, { answers }: Person): boolean =>
  status === 'not_said' && (kind !== 'years' || backgroundOf(answers.deepDive)?.years === undefined);

/** Null when the CV does not mention it: nobody lists what they lack. */
function byCv(
  { kind, key, name, years = 0 }: Mention,
  cv: CvEvidence,
  jobs: readonly number[],
): RequirementMatch | null {
  switch (kind) {
    case 'years':
      return years === 0 || cv.years === 0 ? null : cvYears(years, cv, jobs);
    case 'language':
      return cv.languages.has(key) ? cvLanguage(cv.languages.get(key)!, name) : null;
    case 'tool':
    case 'skill':
      return isNamed(cv.named, kind, key) ? said('met', 'Your CV names it.') : null;
    default:
      return isNamed(cv.named, kind, key)
        ? notSaid('Your CV names it. Only you know whether that is enough here.')
        : null;
  }
}

function cvYears(asked: number, cv: CvEvidence, jobs: readonly number[]): RequirementMatch {
  const near = cv.yearsNear(jobs);
  const counted = `Your CV shows ${yearsText(cv.years)} of work`;
  if (near >= asked)
    return said('met', `${counted}, ${near === cv.years ? 'all' : near} of it in this or related work.`);
  if (cv.years < asked) return said('missing', `${counted}.`);
  return notSaid(
    near > 0
      ? `${counted}, ${near} of it in this or related work. Ask the employer whether the rest counts here.`
      : `${counted}. Ask the employer whether it counts here.`,
  );
}

const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** a level below what vacancies usually mean */
const beginner = /\b(?:basic|beginner|elementary|limited|a1|a2)\b/i;

const cvLanguage = (entry: string, name: string): RequirementMatch =>
  beginner.test(entry)
    ? notSaid(`Your CV names it: “${entry}.” Only you know whether that is enough here.`)
    : said('met', entry.toLowerCase() === name.toLowerCase() ? 'Your CV names it.' : `Your CV names it: “${entry}.”`);

function byAnswers(option: Mention, person: Person, jobs: readonly number[]): RequirementMatch {
  const { deepDive } = person.answers;
  const background: Background = backgroundOf(deepDive) ?? {};
  switch (option.kind) {
    case 'education':
      return toEducation(option, background, person.cv);
    case 'years':
      return toYears(option, background, person.facts, jobs);
    case 'licence':
      return toLicence(option, background);
    case 'tool':
      return toTool(option, background, person.facts);
    case 'skill':
      return toSkill(option, person);
    case 'place':
      return toPlace(option, person);
    case 'language':
      return notSaid(person.cv ? 'Your CV does not name it.' : 'The assessment does not ask for languages.');
    case 'condition':
      return notSaid('The assessment does not ask for it.');
    case 'instead':
      return notSaid('Only you know whether yours counts.');
  }
}

/** The higher of the answered and the CV's education. */
function toEducation({ key }: Mention, { education }: Background, cv: CvEvidence | undefined): RequirementMatch {
  const levelOf = (level: string | null | undefined) => educationKeys.indexOf(level as (typeof educationKeys)[number]);
  const [answered, inCv] = [levelOf(education), levelOf(cv?.education)];
  const own = Math.max(answered, inCv);
  if (own < 0) return notSaid('You did not name your education.');
  const source = inCv > answered ? 'Your CV names' : 'You named';
  return said(own >= levelOf(key) ? 'met' : 'missing', `${source}: ${educationLevels[own]!}.`);
}

function toYears(
  { years = 0, key }: Mention,
  { years: band, occupation }: Background,
  facts: Facts,
  jobs: readonly number[],
): RequirementMatch {
  if (years === 0 || key === 'none') return said('met', 'The posting asks for none.');
  if (!band) return notSaid('You did not name your years of work.');
  const [from, to] = yearBands[band]!;
  const index = occupation ? indexOfCode(facts, occupation) : null;
  const yours = `You named ${bandText[band]}${index === null ? '' : ` in your work (${inSentence(nameAt(facts, index))})`}.`;
  if (to <= years) return said('missing', `${yours} Years in earlier jobs may also count.`);
  const isSame =
    index !== null && jobs.some((job) => facts.codes[job]!.slice(0, 4) === facts.codes[index]!.slice(0, 4));
  if (!isSame) return notSaid(`${yours} Ask the employer whether they count here.`);
  return from >= years ? said('met', yours) : notSaid(`${yours} Only you know whether it is ${years}.`);
}

function toLicence({ codes }: Mention, { licences }: Background): RequirementMatch {
  if (!codes) return notSaid('The assessment does not ask for this one.');
  if (!licences) return notSaid('You named no licenses.');
  const own = licences.find((code) => codes.includes(code));
  if (own) return said('met', `You hold the license for this work: ${inSentence(plainNames[own] ?? own)}.`);
  return said('missing', 'It is not among the licenses you named.');
}

function toTool({ occupations = [] }: Mention, { occupation }: Background, facts: Facts): RequirementMatch {
  const index = occupation ? indexOfCode(facts, occupation) : null;
  return index !== null && occupations.includes(index)
    ? notSaid(
        `O*NET lists it for your work (${inSentence(nameAt(facts, index))}), but you did not say whether you know it.`,
      )
    : notSaid('The assessment does not ask for tools.');
}

function toSkill({ element }: Mention, { bank, answers }: Person): RequirementMatch {
  if (!element) return notSaid('The assessment does not ask for it.');
  const items = bank.deepDive.skills.filter((item) => item.element === element);
  const rated = items.find(({ id }) => answers.deepDive.skills[id] !== undefined);
  if (!rated) return notSaid('You did not rate this skill.');
  const rating = answers.deepDive.skills[rated.id]!;
  const yours = `You rated yourself “${skillScale[rating - 1]!.toLowerCase()}” in ${inSentence(rated.name)}.`;
  return rating >= ENOUGH ? said('met', yours) : said('missing', yours);
}

const wantsHome = new Set(['fully_remote', 'hybrid']);
const wantsWorkplace = new Set(['hybrid', 'mostly_office', 'fully_office']);
const modeText: Record<RemoteWish, string> = {
  fully_remote: 'always from home',
  hybrid: 'partly from home',
  mostly_office: 'mostly at the workplace',
  fully_office: 'always at the workplace',
};

function toPlace({ key, name }: Mention, { answers }: Person): RequirementMatch {
  const { preferences, constraints, background } = answers.deepDive;
  const cities = [constraints.target_cities ?? []].flat();
  const mode = remoteWish(preferences);
  if (key === 'remote' || key === 'hybrid' || key === 'on_site') {
    if (!mode) return notSaid('You did not say where you would rather work.');
    const fits =
      key === 'remote' ? wantsHome.has(mode) : key === 'on_site' ? wantsWorkplace.has(mode) : mode !== 'fully_office';
    return said(fits ? 'met' : 'missing', `You would rather work ${modeText[mode]}.`);
  }
  if (background?.state === key) return said('met', `You live in ${name}.`);
  const city = cities.find((place) => stateOf(place)?.postal === key);
  if (city) return said('met', `You could work in ${city}.`);
  if (cities.length === 0 && !background?.state) return notSaid('You named no place.');
  return said('missing', 'It is not among the places you named.');
}
