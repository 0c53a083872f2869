/** The facts of the occupation table as sentences, with the figures and formats of the screens. */

import { sourceLine } from '#shared/documents/source-line.ts';
import { capital, count, signedPercent, usd } from '#shared/lib/format.ts';
import { spanOf } from '#shared/matching/moves/span.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import { educationText } from '#shared/occupations/education-text.ts';
import { elements } from '#shared/occupations/elements.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import { apprenticeshipText, licenceText } from '#shared/occupations/licence-text.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { aboutOpenings } from '#shared/occupations/openings-text.ts';
import { states as allStates, type State } from '#shared/occupations/places.ts';
import { provenanceOf, type SourceId } from '#shared/occupations/sources.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import type { FieldTexts } from '#shared/occupations/texts.ts';
import { medianIn, type OccupationFigures } from '../figures/occupation-figures.ts';
import type { Aspect } from '../question/aspects.ts';
import type { Tool } from '../question/tools.ts';

export interface OccupationTable extends OccupationFigures {
  /** at least of the occupations asked about */
  texts: FieldTexts;
}

const MAX_LISTED = 6;
/** O*NET's scale of importance: 3 is important. */
const IMPORTANT = 3;

export const occupationName = ({ codes, titles }: Facts, index: number): string =>
  nameOf(codes[index]!, titles[index]!);

export const known = (value: number): boolean => !Number.isNaN(value);
const nameOfState = new Map<string, string>(allStates.map(({ postal, name }) => [postal, name]));
export const list = new Intl.ListFormat('en-US');

/** "(Observed. U.S. Bureau of Labor Statistics, OEWS May 2025.)" */
export function sourced(id: SourceId): string {
  const { kind, text } = sourceLine(provenanceOf(id));
  return `(${kind}. ${text})`;
}

const wider = (facts: Facts, index: number): string => {
  const text = widerGroupText(facts.figureGroup[index]!);
  return text ? ` These figures are ${text}.` : '';
};

type Say = (table: OccupationTable, index: number, name: string, places: readonly State[]) => string;

const lowerFirst = (text: string): string => text[0]!.toLowerCase() + text.slice(1);

const summary: Say = ({ facts, texts }, index, name) => `${name}: ${lowerFirst(texts[facts.codes[index]!]!.summary)}`;

export const summaryOf = (table: OccupationTable, index: number): string =>
  summary(table, index, occupationName(table.facts, index), []);

/** Whether a tool is among those that postings ask for. */
export const toolSaid = ({ facts, details }: OccupationTable, index: number, { name }: Tool): string => {
  const isAmong = details(index).technologies.includes(name);
  return `${occupationName(facts, index)}: ${name} is ${isAmong ? '' : 'not '}among the tools in demand for it. Check the job posting to see what one employer asks for.`;
};

const day: Say = (table, index, name, places) => {
  const asks = table.texts[table.facts.codes[index]!]!.day.map((line) => `- ${line}`);
  return [summary(table, index, name, places), 'A day can include:', ...asks].join('\n');
};

const pay: Say = ({ facts, states }, index, name, places) => {
  const [low, middle, high] = [facts.wageP10[index]!, facts.wageP50[index]!, facts.wageP90[index]!];
  if (!known(middle)) return `${name}: no median pay is published in the United States. ${sourced('oews')}`;
  const national = `${name}: median pay is ${usd(middle)} a year in the United States, before tax.`;
  const ends = [
    known(low) ? `the lowest-paid 10% earn less than ${usd(low)}` : '',
    known(high) ? `the highest-paid 10% earn more than ${usd(high)}` : '',
  ].filter(Boolean);
  const spread = ends.length > 0 ? ` ${capital(list.format(ends))}.` : '';
  return `${national}${spread}${inEach(places, (place) => payIn(states(index), place))}${wider(facts, index)} ${sourced('oews')}`;
};

/** One sentence per place, to append to another. */
const inEach = (places: readonly State[], saidOf: (place: State) => string): string =>
  places.map((place) => ` ${saidOf(place)}`).join('');

/** The name as used in a sentence. */
export const placeName = ({ name }: State): string => (name.startsWith('District') ? `the ${name}` : name);

function payIn(figures: StateFigure[], place: State): string {
  const name = placeName(place);
  const median = medianIn(figures, place);
  return median === null ? `No figure is published for ${name}.` : `In ${name} the median is ${usd(median)} a year.`;
}

function peopleIn(figures: StateFigure[], place: State): string {
  const name = placeName(place);
  const employment = figures.find(({ state }) => state === place.postal)?.employment ?? null;
  return employment === null ? `No figure is published for ${name}.` : `In ${name} it is ${count(employment)}.`;
}

const outlook: Say = ({ facts }, index, name) => {
  const [growth, openings] = [facts.growth[index]!, facts.openings[index]!];
  if (!known(growth)) return `${name}: no projection is published. ${sourced('projections')}`;
  const yearly = known(openings) ? `, with ${aboutOpenings(openings)} openings a year` : '';
  return `${name}: employment in the United States is projected to ${growth < 0 ? 'shrink' : 'grow'} (${signedPercent(growth)} over ten years)${yearly}.${wider(facts, index)} ${sourced('projections')}`;
};

const people: Say = ({ facts, states }, index, name, places) => {
  const employed = facts.employment[index]!;
  const there = inEach(places, (place) => peopleIn(states(index), place));
  return known(employed)
    ? `${name}: ${count(employed)} people work in this job in the United States.${there}${wider(facts, index)} ${sourced('oews')}`
    : `${name}: the number of people in this job is not published.`;
};

const STATES_SHOWN = 3;
const where: Say = ({ facts, states }, index, name) => {
  const figures = states(index).map((figure) => ({ ...figure, name: nameOfState.get(figure.state) ?? figure.state }));
  const first = (figure: 'employment' | 'median', format: (value: number) => string): string =>
    list.format(
      figures
        .filter((each) => each[figure] !== null)
        .sort((a, b) => b[figure]! - a[figure]!)
        .slice(0, STATES_SHOWN)
        .map((each) => `${each.name} (${format(each[figure]!)})`),
    );
  const [most, highest] = [first('employment', count), first('median', usd)];
  if (!most && !highest) return `${name}: no figures of single states are published.`;
  return `${name}: ${[most && `most people work in it in ${most}`, highest && `median pay is highest in ${highest}`].filter(Boolean).join('; ')}.${wider(facts, index)} ${sourced('oews')}`;
};

const wayIn: Say = ({ facts }, index, name) => {
  return [
    `${name}: usual education: ${educationText(facts, index)}.`,
    ...besideSchooling(facts, index),
    capital(licenseSaid(facts, index)),
  ].join(' ');
};

/** Related work and training besides schooling, and a registered apprenticeship. */
export function besideSchooling(facts: Facts, index: number): string[] {
  const months = (value: number, of: string) =>
    known(value) && Math.round(value) > 0 ? [`${spanOf([value / 12, value / 12])} ${of}`] : [];
  const beside = [
    ...months(facts.experienceMonths[index]!, 'of related work'),
    ...months(facts.trainingMonths[index]!, 'of training on the job'),
  ];
  const apprenticeship = apprenticeshipText(facts, index);
  return [
    ...(beside.length > 0 ? [`People in this job also report ${list.format(beside)}. ${sourced('preparation')}`] : []),
    ...(apprenticeship ? [`Registered apprenticeship: ${apprenticeship.term} (${apprenticeship.note}).`] : []),
  ];
}

const license: Say = ({ facts }, index, name) => `${name}: ${licenseSaid(facts, index)}`;

function licenseSaid(facts: Facts, index: number): string {
  const { note, source } = licenceText(facts, index);
  return `${licenseNeed(facts, index)} (${note}). ${sourced(source)}`;
}

/** A clause: "a license is usually needed" */
export function licenseNeed(facts: Facts, index: number): string {
  const { need } = licenceText(facts, index);
  if (need === 'not known') return 'I don’t know whether a license is needed';
  return need.startsWith('depends')
    ? 'whether a license is needed depends on the state or the role'
    : `a license is ${need}`;
}

export const noForecast =
  'a share of tasks, not a forecast that people lose their jobs. It doesn’t cover robots or self-driving vehicles.';

const ai: Say = ({ facts }, index, name) => {
  const exposure = facts.exposure[index]!;
  if (!known(exposure)) return `${name}: how much of the work AI tools can touch is not known.`;
  return `${name}: automation risk is ${automationRiskName[automationRisk(exposure)].toLowerCase()}. ${automationRiskText(exposure)}. It is ${noForecast} ${sourced('exposure')}`;
};

const remote: Say = ({ facts }, index, name) => {
  const share = facts.telework[index]!;
  if (!known(share)) return `${name}: how much of the work can be done from home is not known.`;
  return `${name}: about ${Math.round(share * 100)}% of the work could be done from home. ${sourced('telework')}`;
};

const skills: Say = (table, index, name, places) => {
  const ratings = table.details(index).elements;
  const strongest = (Object.keys(elements) as (keyof typeof elements)[])
    .filter((id) => (ratings[id]?.[0] ?? 0) >= IMPORTANT)
    .sort((a, b) => ratings[b]![0] - ratings[a]![0])
    .slice(0, MAX_LISTED)
    .map((id) => elements[id].toLowerCase().replace('english', 'English'));
  if (strongest.length === 0) return `${day(table, index, name, places)}\nWhich skills count most is not published.`;
  return `${name}: what counts most is ${list.format(strongest)}. ${sourced('onet_ratings')}`;
};

const tools: Say = ({ details }, index, name) => {
  const { technologies } = details(index);
  if (technologies.length === 0) return `${name}: no tools are listed for it in current postings.`;
  return `${name}: tools in demand are ${list.format(technologies.slice(0, MAX_LISTED))}. ${sourced('onet')}`;
};

const similar: Say = ({ facts, details }, index, name) => {
  const near = details(index).related.flatMap((code) => {
    const at = indexOfCode(facts, code);
    return at === null ? [] : [occupationName(facts, at)];
  });
  if (near.length === 0) return `${name}: no related occupations are listed.`;
  return `${name}: the closest occupations are ${list.format(near.slice(0, MAX_LISTED))}. ${sourced('onet')}`;
};

const say: Record<Aspect, Say> = {
  day,
  pay,
  outlook,
  'way-in': wayIn,
  license,
  ai,
  remote,
  skills,
  tools,
  similar,
  people,
  where,
};

/** Sentences about how to get in, which repeat the figures of the way in, sometimes differently. */
const ofWayIn =
  /\b(degrees?|school\w*|college|licen[sc]ed?|courses?|apprentice\w*|learns? it|doctora\w+|academy|training|certificates?|exams?|get in|months|weeks)\b/i;
/** The summary without those sentences. */
const work: Say = (table, index, name, places) => {
  const [first = '', ...others] = summary(table, index, name, places).split(/(?<=\.) (?=[A-Z])/);
  return [first, ...others.filter((sentence) => !ofWayIn.test(sentence))].join(' ');
};

export const workOf = (table: OccupationTable, index: number): string =>
  work(table, index, occupationName(table.facts, index), []);

/** The answer if nothing in particular is asked. */
const overview: readonly Say[] = [work, pay, outlook, wayIn];

/** What is asked for, without repeating what another part already says. */
function wanted(asked: readonly Aspect[], places: readonly State[]): readonly Say[] {
  // the way in already names the license
  const said = asked.filter((aspect) => aspect !== 'license' || !asked.includes('way-in')).map((aspect) => say[aspect]);
  if (said.length > 0) return said;
  return places.length > 0 ? [pay] : overview;
}

type Sayings = (table: OccupationTable, index: number, asked: readonly Aspect[], places: readonly State[]) => string[];

/** One paragraph per aspect. */
export const sayOf: Sayings = (table, index, asked, places) =>
  wanted(asked, places).map((each) => each(table, index, occupationName(table.facts, index), places));

/** The same for the aspects not asked for. */
export const notSaidOf: Sayings = (table, index, asked, places) => {
  const said = wanted(asked, places);
  // the day starts with the summary, and the way in ends with the license
  const isSaid = (each: Say): boolean =>
    said.includes(each) || (each === day && said.includes(work)) || (each === wayIn && said.includes(license));
  const others = [day, pay, outlook, wayIn, ai, remote, skills, tools, similar, people, where].filter(
    (each) => !isSaid(each),
  );
  return others.map((each) => each(table, index, occupationName(table.facts, index), places));
};
