/** Whether a person meets a requirement of a vacancy. What nobody asked them is 'not_said': never guessed, never 'missing'. */
import type { Answers } from '#shared/assessment/answers.ts';
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { skillScale } from '#shared/assessment/scales.ts';
import { backgroundOf, type RemoteWish, remoteWish } from '#shared/matching/choices.data.ts';
import { educationLevels, type Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf, plainNames } from '#shared/occupations/names.ts';
import { stateOf } from '#shared/occupations/places.ts';
import type { Mention } from './mention.ts';
import { isNamed } from './named-in.ts';
import type { Status } from './terms.ts';

export interface RequirementMatch {
  status: Status;
  why: string;
}

export interface Person {
  facts: Facts;
  bank: ItemBank;
  answers: Answers;
  /** what their CV names (named-in.ts); without one, nothing */
  cv?: ReadonlySet<string>;
}

/** Years by the band of the background: from, and to. */
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
/** a rating of 3 is that of somebody who does it at work */
const ENOUGH = 3;

const nameAt = ({ codes, titles }: Facts, index: number) => nameOf(codes[index]!, titles[index]!);
const said = (status: Status, why: string): RequirementMatch => ({ status, why });
const notSaid = (why: string) => said('not_said', why);

/**
 * By the answers; where those say nothing, by the CV.
 * @param jobs facts indexes of the occupations of the vacancy
 */
export function matchRequirement(option: Mention, person: Person, jobs: readonly number[]): RequirementMatch {
  const match = byAnswers(option, person, jobs);
  if (match.status !== 'not_said' || !person.cv || !isNamed(person.cv, option.kind, option.key)) return match;
  return option.kind === 'tool' || option.kind === 'skill'
    ? said('met', 'Your CV names it.')
    : notSaid('Your CV names it; whether that is enough here you know yourself.');
}

function byAnswers(option: Mention, person: Person, jobs: readonly number[]): RequirementMatch {
  const { deepDive } = person.answers;
  const background: Background = backgroundOf(deepDive) ?? {};
  switch (option.kind) {
    case 'education':
      return toEducation(option, background);
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
      return notSaid('The assessment does not ask for languages.');
    case 'condition':
      return notSaid('The assessment does not ask for it.');
    case 'instead':
      return notSaid('Only you know whether yours counts.');
  }
}

function toEducation({ key }: Mention, { education }: Background): RequirementMatch {
  if (!education) return notSaid('You did not name your education.');
  const own = educationKeys.indexOf(education);
  const asked = educationKeys.indexOf(key as (typeof educationKeys)[number]);
  const yours = `You named: ${educationLevels[own]!}.`;
  return own >= asked ? said('met', yours) : said('missing', yours);
}

function toYears(
  { years = 0, key }: Mention,
  { years: band, occupation }: Background,
  facts: Facts,
  jobs: readonly number[],
): RequirementMatch {
  if (years === 0 || key === 'none') return said('met', 'None is asked for.');
  if (!band) return notSaid('You did not name your years of work.');
  const [from, to] = yearBands[band]!;
  const index = occupation ? indexOfCode(facts, occupation) : null;
  const yours = `You named ${bandText[band]}${index === null ? '' : ` in your work (${nameAt(facts, index)})`}.`;
  if (to <= years) return said('missing', `${yours} Years in earlier work may count, too.`);
  const isSame =
    index !== null && jobs.some((job) => facts.codes[job]!.slice(0, 4) === facts.codes[index]!.slice(0, 4));
  if (!isSame) return notSaid(`${yours} Whether they count here is for the employer to say.`);
  return from >= years ? said('met', yours) : notSaid(`${yours} Whether it is ${years} you know yourself.`);
}

function toLicence({ codes }: Mention, { licences }: Background): RequirementMatch {
  if (!codes) return notSaid('The assessment does not ask for this one.');
  if (!licences) return notSaid('You named no licenses.');
  const own = licences.find((code) => codes.includes(code));
  if (own) return said('met', `You hold the license of: ${plainNames[own] ?? own}.`);
  return said('missing', 'It is not among the licenses you named.');
}

function toTool({ occupations = [] }: Mention, { occupation }: Background, facts: Facts): RequirementMatch {
  const index = occupation ? indexOfCode(facts, occupation) : null;
  return index !== null && occupations.includes(index)
    ? notSaid(`O*NET lists it for your work (${nameAt(facts, index)}); whether you know it you did not say.`)
    : notSaid('The assessment does not ask for tools.');
}

function toSkill({ element }: Mention, { bank, answers }: Person): RequirementMatch {
  if (!element) return notSaid('The assessment does not ask for it.');
  const items = bank.deepDive.skills.filter((item) => item.element === element);
  const rated = items.find(({ id }) => answers.deepDive.skills[id] !== undefined);
  if (!rated) return notSaid('You left this skill out.');
  const rating = answers.deepDive.skills[rated.id]!;
  const yours = `You rated ${rated.name}: ${skillScale[rating - 1]}.`;
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
