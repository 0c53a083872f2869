/** What a job asks for and where the resume says it: compared by the names that vacancies use, never guessed. */
import { educationKeys } from '#shared/assessment/background.ts';
import { timeText } from '#shared/cv/analysis/periods.ts';
import { educationLevels, type Facts, type OccupationDetails } from '#shared/occupations/facts.ts';
import { isNamed } from '#shared/vacancies/named-in.ts';
import type { Mention } from '#shared/vacancies/reading/mention.ts';
import type { Vacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { licenceWords, skillWords } from '#shared/vacancies/words/asked-for.data.ts';
import { toolsOf } from '#shared/vacancies/words/tools-of.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import { type Asked, MAX_NAME, MAX_SAID_IN } from './emphasis.ts';
import type { Past } from './parts.ts';

type Kind = Asked['kind'];
type Wanted = Pick<Mention, 'key'> & { kind: Kind; years?: number | undefined };

/** Excludes place, shifts and other things that a resume does not state. */
const kinds: readonly string[] = ['tool', 'skill', 'licence', 'language', 'education', 'years'] satisfies Kind[];
const isOfResume = (option: Mention): option is Mention & { kind: Kind } => kinds.includes(option.kind);

export function askedByVacancy({ requirements }: Vacancy, past: Past): Asked[] {
  return requirements
    .filter(({ strength }) => strength !== 'not_needed')
    .flatMap(({ strength, options }): Asked[] => {
      const wanted = options.filter(isOfResume);
      const [first] = wanted;
      if (!first) return [];
      return [
        {
          kind: first.kind,
          name: eitherOf(wanted.map(({ name }) => name)),
          strength: strength === 'required' ? 'required' : 'preferred',
          ...standing(wanted, past),
        },
      ];
    })
    .filter(isFirst)
    .slice(0, MAX_ASKED);
}

const OTHERS = ' or others';

function eitherOf(names: readonly string[]): string {
  const all = names.join(' or ');
  if (all.length <= MAX_NAME) return all;
  const room = all.slice(0, MAX_NAME - OTHERS.length);
  return `${room.slice(0, room.lastIndexOf(' or '))}${OTHERS}`;
}

const MAX_ASKED = 100;
/** Removes duplicates by name. */
const isFirst = (one: Asked, at: number, all: readonly Asked[]): boolean =>
  all.findIndex(({ kind, name }) => kind === one.kind && name === one.name) === at;

/** For an occupation, only its most common requirements. */
const MAX_TOOLS = 10;
const MAX_SKILLS = 6;
const IMPORTANT = 3.5;
const LEAST_YEARS = 1;

/** The tables an occupation is looked up in. */
interface OccupationTables {
  facts: Facts;
  words: VacancyWords;
  details: OccupationDetails;
}

/** @param index the occupation's row in the facts */
export function askedByOccupation(index: number, past: Past, { facts, words, details }: OccupationTables): Asked[] {
  const usual = (name: string, wanted: Wanted): Asked => ({
    kind: wanted.kind,
    name,
    strength: 'usual',
    ...standing([wanted], past),
  });
  const tools = toolsOf(index, words).map((name) => usual(name, { kind: 'tool', key: name }));
  const isSaid = ({ said_in }: Asked) => said_in.length > 0;
  const importance = (element: string | undefined) => (element && details.elements[element]?.[0]) || 0;
  const skills = Object.entries(skillWords)
    .map(([key, { name, element }]) => ({ key, name, weight: importance(element) }))
    .filter(({ weight }) => weight >= IMPORTANT)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_SKILLS);
  const licences = Object.entries(licenceWords).filter(([, { codes }]) => codes?.includes(facts.codes[index]!));
  const level = facts.education[index]!;
  const years = Math.round((facts.experienceMonths[index] || 0) / 12);
  return [
    ...(level > 0 ? [usual(educationLevels[level]!, { kind: 'education', key: educationKeys[level]! })] : []),
    ...licences.map(([key, { name }]) => usual(name, { kind: 'licence', key })),
    ...(years >= LEAST_YEARS
      ? [usual(`${timeText(12 * years)} of related work`, { kind: 'years', key: 'years', years })]
      : []),
    ...[...tools.filter(isSaid), ...tools.filter((tool) => !isSaid(tool))].slice(
      0,
      Math.max(MAX_TOOLS, tools.filter(isSaid).length),
    ),
    ...skills.map(({ key, name }) => usual(name, { kind: 'skill', key })),
  ]
    .filter(isFirst)
    .slice(0, MAX_ASKED);
}

/** One of several alternatives is enough. */
function standing(wanted: readonly Wanted[], past: Past): Pick<Asked, 'said_in' | 'note'> {
  const each = wanted.map((option) => saidIn(option, past));
  const note =
    each.find(({ said_in, note: text }) => text && said_in.length > 0) ?? each.find(({ note: text }) => text);
  const places = [...new Set(each.flatMap(({ said_in }) => said_in))];
  return { said_in: places.slice(0, MAX_SAID_IN), note: note?.note ?? null };
}

function saidIn({ kind, key, years = 0 }: Wanted, past: Past): Pick<Asked, 'said_in' | 'note'> {
  if (kind === 'education') {
    const level = educationKeys.indexOf(key as (typeof educationKeys)[number]);
    const enough = past.degrees.filter((degree) => educationKeys.indexOf(degree.level) >= level);
    return { said_in: enough.map(({ id }) => id), note: null };
  }
  if (kind === 'years') {
    const own = `Your jobs add up to ${timeText(past.months)}`;
    if (past.months === 0) return { said_in: [], note: 'No duration in your resume can be read as dates.' };
    return past.months >= 12 * years
      ? { said_in: [...past.jobs], note: `${own}; how much of it counts is for you to say.` }
      : { said_in: [], note: `${own}.` };
  }
  return { said_in: past.parts.filter(({ named }) => isNamed(named, kind, key)).map(({ id }) => id), note: null };
}
