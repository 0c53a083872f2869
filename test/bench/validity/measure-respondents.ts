/** Puts real answer sheets (respondents.ts) through the real engine. */
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { careOf } from '#shared/matching/care/careless.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { profileOf } from '#shared/matching/profile.ts';
import { rank } from '#shared/matching/rank.ts';
import { best, scoresOf } from '#shared/matching/scores.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { answersOf, evenTriage, personOf, populationOf, type Random } from '#test/support/population/population.ts';
import { withCircumstances } from '#test/support/population/random-people.ts';
import { fieldScoresOf, fieldsOfStudy, shareBelow, standardisedCorrelations } from './fields-of-study.ts';
import { type Items, items18, type Respondent, scaleMeans, sheetOf } from './respondents.ts';
import { balancedMean, deviation, mean } from './statistics.ts';

/** Scores all occupations for one sheet as `rank` does, in a tenth of its time: the effect of a repeat is left out. */
function scored(facts: Facts, bank: ItemBank, answers: Answers) {
  const columns = columnsOf(facts);
  return scoresOf(columns, profileOf(bank, answers), careOf(columns, bank, answers).worth);
}

export interface Compared {
  respondent?: Respondent;
  /** index into `fieldsOfStudy` */
  field: number;
  /** share of other fields that score lower than their own */
  engine: number;
  correlation: number;
}

interface AskedOf {
  items: Items;
  /** adds answers to items that respondents were not asked */
  complete?: (answers: Answers) => Answers;
  withPersonality?: boolean;
}

/** The engine (by fit) and the standardized correlation on the same people. */
export function compareOnFields(
  facts: Facts,
  byField: number[][][],
  respondents: Respondent[],
  { items, complete = (answers) => answers, withPersonality = false }: AskedOf,
): Compared[] {
  const people = respondents
    .map((respondent) => ({ respondent, means: scaleMeans(respondent, items) }))
    .filter(({ means }) => means.every(Number.isFinite) && deviation(means) > 0);
  const all = people.map(({ means }) => means);
  const correlations = standardisedCorrelations(all, facts, byField);
  return people.map(({ respondent }, i) => {
    const field = fieldsOfStudy.indexOf(respondent.field);
    const answers = complete(sheetOf(respondent, items, withPersonality));
    const { fit } = scored(facts, items.bank, answers);
    return {
      respondent,
      field,
      engine: shareBelow(fieldScoresOf(fit, byField), field),
      correlation: shareBelow(correlations[i]!, field),
    };
  });
}

/** Balanced AUC of both and of their difference, with bootstrap intervals. */
export function aucOf(people: Compared[], random: Random) {
  const fields = [...Map.groupBy(people, ({ field }) => field).entries()].sort(([a], [b]) => a - b);
  const by = (figure: (person: Compared) => number) => fields.map(([, own]) => own.map(figure));
  const differences = by(({ engine, correlation }) => engine - correlation);
  const each = differences.map(mean);
  const without = each.map((own) => (each.reduce((sum, other) => sum + other, 0) - own) / (each.length - 1));
  return {
    people: people.length,
    engine: balancedMean(
      by(({ engine }) => engine),
      random,
    ),
    correlation: balancedMean(
      by(({ correlation }) => correlation),
      random,
    ),
    difference: balancedMean(differences, random),
    byField: fields.map(([field], i) => ({ field: fieldsOfStudy[field]!, difference: each[i]! })),
    /** the range of the difference when any one field is left out */
    withoutOne: { value: mean(each), low: Math.min(...without), high: Math.max(...without) },
  };
}

export const allSkillsThree = (answers: Answers): Answers => ({
  ...answers,
  deepDive: {
    ...answers.deepDive,
    skills: Object.fromEntries(goldStandard.deepDive.skills.map(({ id }) => [id, 3])),
  },
});

/**
 * Completes sheets with skills and values of somebody in that field of study, and random priorities and constraints.
 */
export function completer(facts: Facts, byField: number[][][], random: Random): (respondent: Respondent) => Answers {
  const population = populationOf(facts, 'realistic');
  const homes = byField.map((socs) =>
    socs.map((indexes) => indexes.map((index) => population.members.indexOf(index)).filter((member) => member >= 0)),
  );
  const some = <T>(options: T[]): T => options[Math.floor(random.uniform() * options.length)]!;
  return (respondent) => {
    const member = some(some(homes[fieldsOfStudy.indexOf(respondent.field)]!.filter((socs) => socs.length > 0)));
    const { core, deepDive } = answersOf(personOf(population, member, random), random);
    const sheet = sheetOf(respondent, items18, true);
    return withCircumstances({ ...sheet, core: { ...sheet.core, values: core.values }, deepDive }, random);
  };
}

/** How the entries of all top tens are distributed over the occupations. */
export function measureCoverage(facts: Facts, bank: ItemBank, sheets: Iterable<Answers>) {
  const counts = { final: new Int32Array(facts.count), fit: new Int32Array(facts.count) };
  let people = 0;
  for (const answers of sheets) {
    people++;
    const { listed, fit } = scored(facts, bank, answers);
    for (const index of best(listed, 10)) counts.final[index]!++;
    for (const index of best(fit, 10)) counts.fit[index]!++;
  }
  const { members } = populationOf(facts);
  const spread = (own: Int32Array) => {
    const sorted = own.toSorted().reverse();
    return {
      most: sorted[0]! / people,
      mostFrequent: facts.titles[own.indexOf(sorted[0]!)]!,
      twenty: sorted.subarray(0, 20).reduce((sum, count) => sum + count, 0) / (10 * people),
      appear: own.filter((count) => count > 0).length,
      completeAppear: members.filter((index) => own[index]! > 0).length,
      complete: members.length,
    };
  };
  return { final: spread(counts.final), fit: spread(counts.fit) };
}

/** By priority and sheet: how many of the ten change when the priority moves from one end to the other. */
export function measureWhatIf(facts: Facts, bank: ItemBank, sheets: Answers[]) {
  const ten = (answers: Answers, priorities: Record<string, number>) =>
    rank(facts, bank, answers, { priorities }).top.map(({ index }) => index);
  return bank.triage.priorities.map(({ id, label }) => ({
    label,
    changes: sheets.map((answers) => {
      const left = ten(answers, { [id]: 0 });
      return ten(answers, { [id]: 100 }).filter((index) => !left.includes(index)).length;
    }),
  }));
}

/** Deviation of each part's contribution to the final score among the hundred best by fit, with neutral priorities. */
export function measureSpread(facts: Facts, bank: ItemBank, sheets: Answers[]) {
  const spreads: Record<'fit' | 'opportunity' | 'feasibility', number[]> = {
    fit: [],
    opportunity: [],
    feasibility: [],
  };
  for (const sheet of sheets) {
    const answers = { ...sheet, triage: evenTriage(bank) };
    const scores = scored(facts, bank, answers);
    const hundred = best(scores.fit, 100);
    for (const part of ['fit', 'opportunity', 'feasibility'] as const)
      spreads[part].push(scores.weights[part] * deviation(Array.from(hundred, (index) => scores[part][index]!)));
  }
  return spreads;
}
