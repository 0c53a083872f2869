/**
 * The facts table as the engine reads it: one Float64Array per dimension, standardized across occupations, computed
 * once per table. A missing market figure is set to the middle, 50. A missing profile figure counts as the average of
 * its SOC minor group: neither for nor against within its neighborhood. Neither is ever displayed; `published` and
 * `known` record them, and the uncertainty grows accordingly.
 */
import { type ItemBank, traits } from '#shared/assessment/item-bank.ts';
import { type Facts, moreSkillElements, skillElements, workStyles } from '#shared/occupations/facts.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import { homeShareOf } from '#shared/occupations/work-from-home.ts';
import { elementsOf } from './asked-skills.ts';
import {
  filled,
  flags,
  groupsOf,
  meanOf,
  orNeutral,
  percentiles,
  standardised,
  strided,
  sumOf,
} from './column-statistics.ts';
import { factorStyles } from './factors.data.ts';
import { type OpportunityPart, skillBreadth, skillMatters } from './model.data.ts';
import { selfStudyHours } from './move.data.ts';

export const blocks = ['interests', 'values', 'personality', 'skills', 'preferences'] as const;
export type Block = (typeof blocks)[number];

export interface Columns {
  facts: Facts;
  count: number;
  /** the skills, in the order of every list by skill */
  elements: readonly string[];
  /** standardized profile, by block and dimension; the mean of its group when not published */
  z: Record<Block, Float64Array[]>;
  /** what answers are compared with: z, but for skills how informative their rating is */
  standing: Record<Block, Float64Array[]>;
  /** squares of `standing`; the mean square of its group when not published */
  squares: Record<Block, Float64Array[]>;
  /** 1 if the occupation's own figure is published, by block and dimension */
  published: Record<Block, Uint8Array[]>;
  /** share of the block's dimensions that are published, 0-1 */
  known: Record<Block, Float64Array>;
  /** sums over the dimensions of `standing` and of its squares */
  sums: Record<Block, { standing: Float64Array; squares: Float64Array }>;
  /**
   * percentile 0-100 among occupations, 50 when not available, shrunk toward 50 when others share the figure;
   * ai_exposure is reversed: 100 is least exposed
   */
  market: Record<OpportunityPart, Float64Array>;
  /** percentile of the published openings, 50 when not available */
  openings: Float64Array;
  marketKnown: Record<OpportunityPart, Uint8Array>;
  /** O*NET's level 0-7, by skill; NaN when not available */
  levels: Float64Array[];
  /**
   * 50 + 25 × deviations above the average level, clamped to 0-100, by skill: for ranking only; 0 when not available
   */
  needed: Float64Array[];
  /** importance 0-1, by skill; 0 when not available, so that the skill does not count */
  importance: Float64Array[];
  /** importance × needed, by skill, and summed over the skills */
  asked: Float64Array[];
  askedTotal: Float64Array;
  /** by skill and rating 1-5: importance × the part of the needed level that the rating covers */
  covered: Float64Array[][];
  /** hours of self-study that close all skill gaps, by job zone */
  selfStudy: Float64Array;
  /** 0-1, 0.5 where not available */
  telework: Float64Array;
  teleworkKnown: Uint8Array;
  /** how many occupations share the published wage, growth and openings; 1 if they are its own */
  figureGroup: Uint8Array;
  /** index into `fieldCodes` */
  field: Uint8Array;
  fieldCodes: string[];
  /** see fit.ts: the part of fit that depends on which items were answered but not on how */
  sharpness: Map<string, Float64Array>;
}

const cache = new WeakMap<Facts, Map<string, Columns>>();

/** The columns of a table with the skills a bank asks about; the first call takes about 5 ms. */
export function columnsOf(facts: Facts, bank?: Pick<ItemBank, 'deepDive'>): Columns {
  const elements = bank ? elementsOf(bank) : skillElements;
  const key = elements.join(' ');
  const known = cache.get(facts)?.get(key);
  if (known) return known;
  const columns = build(facts, elements);
  if (!cache.has(facts)) cache.set(facts, new Map());
  cache.get(facts)!.set(key, columns);
  return columns;
}

/** One stored figure of a skill, by occupation. */
function ofSkill(facts: Facts, element: string, figure: 'level' | 'importance'): Float64Array {
  const position = (skillElements as readonly string[]).indexOf(element);
  if (position >= 0) {
    const stored = figure === 'level' ? facts.skills : facts.skillImportance;
    return strided(stored, facts.count, skillElements.length, position);
  }
  const stored = figure === 'level' ? facts.moreSkills : facts.moreSkillImportance;
  const place = (moreSkillElements as readonly string[]).indexOf(element);
  return strided(stored, facts.count, moreSkillElements.length, place);
}

/**
 * How informative a rating of each skill is: zero far below the average level or when unimportant. The total over all
 * skills is nearly equal for occupations that need many and few.
 * @param importances O*NET importance 1-5, by skill
 */
function relevanceOf(levels: Float64Array[], importances: Float64Array[]): Float64Array[] {
  const [least, full] = skillMatters.importance;
  const matters = levels.map((column, d) =>
    column.map((level, i) => {
      const share = Math.min(1, Math.max(0, (importances[d]![i]! - least) / (full - least)));
      return share * Math.max(0, level - skillMatters.level);
    }),
  );
  const total = sumOf(matters, levels[0]!.length);
  return matters.map((column) => column.map((value, i) => (value * skillBreadth) / (skillBreadth + total[i]!)));
}

/** The published figures of every dimension, standardized; NaN when not published. */
function profilesOf(facts: Facts, levels: Float64Array[]): Record<Block, Float64Array[]> {
  const { count } = facts;
  const interests = [0, 1, 2, 3, 4, 5].map((d) => standardised(strided(facts.interests, count, 6, d)));
  const values = [0, 1, 2, 3, 4, 5].map((d) => standardised(strided(facts.values, count, 6, d)));
  const styles = workStyles.map((_, d) => standardised(strided(facts.styles, count, workStyles.length, d)));
  const style = (name: (typeof workStyles)[number]) => styles[workStyles.indexOf(name)]!;
  const factors = traits.map((trait) => {
    const { sign, styles: names } = factorStyles[trait];
    return standardised(meanOf(names.map(style), count).map((value) => sign * value));
  });
  // client contact and team size are not published: these stand in for them, at low weight
  const contact = standardised(meanOf([interests[3]!, interests[4]!, style('social_orientation')], count));
  const team = standardised(meanOf([style('cooperation'), style('leadership_orientation')], count));
  return {
    interests,
    values,
    personality: factors,
    skills: levels.map(standardised),
    preferences: [contact, team],
  };
}

type OfBlocks = Pick<Columns, 'z' | 'standing' | 'squares' | 'published' | 'known' | 'sums'>;

/** What answers are compared with, with unpublished figures filled in. */
function blocksOf(facts: Facts, profiles: Record<Block, Float64Array[]>, importances: Float64Array[]): OfBlocks {
  const { count } = facts;
  const groups = groupsOf(facts.codes);
  const squared = (column: Float64Array) => column.map((value) => value * value);
  const [z, standing, squares, published, known, sums] = [{}, {}, {}, {}, {}, {}] as [
    Columns['z'],
    Columns['standing'],
    Columns['squares'],
    Columns['published'],
    Columns['known'],
    Columns['sums'],
  ];
  for (const block of blocks) {
    const profile = profiles[block];
    z[block] = profile.map((column) => filled(column, groups));
    published[block] = profile.map(flags);
    known[block] = sumOf(published[block], count).map((total) => total / profile.length);
    if (block === 'skills') {
      standing[block] = relevanceOf(
        z.skills,
        importances.map((column) => filled(column, groups)),
      );
      squares[block] = standing[block].map(squared);
    } else {
      standing[block] = z[block];
      squares[block] = profile.map((column) => filled(squared(column), groups));
    }
    sums[block] = { standing: sumOf(standing[block], count), squares: sumOf(squares[block], count) };
  }
  return { z, standing, squares, published, known, sums };
}

type OfSkills = Pick<Columns, 'needed' | 'importance' | 'asked' | 'askedTotal' | 'covered'>;

/** How much of each skill is required, and how much of that each rating covers. */
function demandOf(skills: Float64Array[], importances: Float64Array[], count: number): OfSkills {
  const needed = skills.map((column) =>
    column.map((value) => (Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, 50 + 25 * value)))),
  );
  const importance = importances.map((column, d) =>
    column.map((value, i) => (Number.isNaN(value) || Number.isNaN(skills[d]![i]!) ? 0 : (value - 1) / 4)),
  );
  const covered = needed.map((need, d) =>
    [1, 2, 3, 4, 5].map((rating) => need.map((level, i) => importance[d]![i]! * Math.min(level, (rating - 1) * 25))),
  );
  const asked = needed.map((need, d) => need.map((level, i) => importance[d]![i]! * level));
  return { needed, importance, asked, askedTotal: sumOf(asked, count), covered };
}

function marketOf(facts: Facts): Pick<Columns, 'market' | 'openings' | 'marketKnown'> {
  const openings = percentiles(facts.openings);
  // a figure shared by n occupations says less about each of them
  const ofItsOwn = (column: Float64Array) =>
    column.map((value, i) => 50 + (value - 50) / Math.sqrt(facts.figureGroup[i]!));
  return {
    openings,
    market: {
      wage: ofItsOwn(percentiles(facts.wageP50)),
      growth: ofItsOwn(percentiles(facts.growth)),
      openings: ofItsOwn(openings),
      ai_exposure: percentiles(facts.exposure).map((value) => 100 - value),
    },
    marketKnown: {
      wage: flags(facts.wageP50),
      growth: flags(facts.growth),
      openings: flags(facts.openings),
      ai_exposure: flags(facts.exposure),
    },
  };
}

function build(facts: Facts, elements: readonly string[]): Columns {
  const { count } = facts;
  const importances = elements.map((element) => ofSkill(facts, element, 'importance'));
  const levels = elements.map((element) => ofSkill(facts, element, 'level'));
  const profiles = profilesOf(facts, levels);
  const fieldCodes = Object.keys(fieldNames);
  const fromHome = Float64Array.from(facts.codes, (_, index) => homeShareOf(facts, index));
  return {
    facts,
    count,
    elements,
    levels,
    ...blocksOf(facts, profiles, importances),
    ...marketOf(facts),
    ...demandOf(profiles.skills, importances, count),
    selfStudy: Float64Array.from(facts.jobZone, (zone) => selfStudyHours[zone] ?? selfStudyHours[3]),
    telework: orNeutral(fromHome, 0.5),
    teleworkKnown: flags(fromHome),
    figureGroup: facts.figureGroup,
    field: Uint8Array.from(facts.codes, (code) => fieldCodes.indexOf(fieldOf(code))),
    fieldCodes,
    sharpness: new Map(),
  };
}
