/**
 * The ranking written exactly as its definition reads: occupations as objects, scored one by one and sorted. The engine
 * must return the same ten, and its speed is measured against this. Shares only the constants and the parsing of the
 * answers with the engine; standing, percentiles and all sums are its own.
 */
import { traits, workValues } from '#shared/assessment/item-bank.ts';
import type { Estimate } from '#shared/matching/estimates.ts';
import { factorStyles } from '#shared/matching/factors.data.ts';
import {
  candidates,
  congruence,
  fitScale,
  leastSpread,
  ratingHabit,
  sharpnessShare,
  skillBreadth,
  skillMatters,
  wantOrCan,
} from '#shared/matching/model.data.ts';
import { dollarsPerHour, freeMaterial, longestPlan, selfStudyHours } from '#shared/matching/move.data.ts';
import type { Profile } from '#shared/matching/profile.ts';
import { boundToPlace } from '#shared/occupations/bound-to-place.data.ts';
import { type Facts, skillElements, workStyles } from '#shared/occupations/facts.ts';

type Figures = Record<string, number>;

export interface PlainOccupation {
  index: number;
  /**
   * by block and dimension: standing in standard deviations, for skills the information in their rating, and its
   * square; the group's where not published
   */
  standing: Record<string, Record<string, { z: number; square: number }>>;
  percentile: Figures;
  needed: Figures;
  importance: Figures;
  hours: number;
  telework: number;
}

const blockNames = ['interests', 'values', 'personality', 'skills', 'preferences'] as const;

/** Replaces each figure by its distance from the mean in standard deviations. */
function standardise(rows: Figures[]): Figures[] {
  const keys = Object.keys(rows[0]!);
  const scales = keys.map((key) => {
    const known = rows.map((row) => row[key]!).filter((value) => !Number.isNaN(value));
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    const deviation = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
    return { key, mean, deviation };
  });
  return rows.map((row) =>
    Object.fromEntries(scales.map(({ key, mean, deviation }) => [key, (row[key]! - mean) / deviation])),
  );
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Uses the mean of the minor group where nothing is published, else that of the major group. */
function withGroups(rows: Figures[], codes: string[]): Record<string, { z: number; square: number }>[] {
  return rows.map((row, i) =>
    Object.fromEntries(
      Object.entries(row).map(([key, z]) => {
        if (!Number.isNaN(z)) return [key, { z, square: z * z }];
        for (const length of [4, 2]) {
          const group = rows
            .filter((_, other) => codes[other]!.slice(0, length) === codes[i]!.slice(0, length))
            .map((other) => other[key]!)
            .filter((value) => !Number.isNaN(value));
          if (group.length > 0)
            return [key, { z: average(group), square: average(group.map((value) => value * value)) }];
        }
        return [key, { z: 0, square: 0 }];
      }),
    ),
  );
}

function percentile(all: number[], value: number): number {
  if (Number.isNaN(value)) return 50;
  const known = all.filter((other) => !Number.isNaN(other));
  const below = known.filter((other) => other < value).length;
  const upTo = known.filter((other) => other <= value).length;
  return (50 * (below + upTo)) / known.length;
}

export function plainOccupations(facts: Facts): PlainOccupation[] {
  const each = <T>(make: (index: number) => T): T[] => Array.from({ length: facts.count }, (_, index) => make(index));
  const named = (keys: readonly string[], values: ArrayLike<number>) =>
    each((i) => Object.fromEntries(keys.map((key, d) => [key, values[i * keys.length + d]!])));
  const interests = standardise(named(['R', 'I', 'A', 'S', 'E', 'C'], facts.interests));
  const values = standardise(named(workValues, facts.values));
  const styles = standardise(named(workStyles, facts.styles));
  const skills = standardise(named(skillElements, facts.skills));
  const importance = named(skillElements, facts.skillImportance);
  const personality = standardise(
    styles.map((style) =>
      Object.fromEntries(
        traits.map((trait) => {
          const { sign, styles: own } = factorStyles[trait];
          return [trait, average(own.map((name) => sign * style[name]!))];
        }),
      ),
    ),
  );
  const preferences = standardise(
    styles.map((style, i) => ({
      contact: average([interests[i]!.S!, interests[i]!.E!, style.social_orientation!]),
      team: average([style.cooperation!, style.leadership_orientation!]),
    })),
  );
  const figures: Record<string, Float64Array> = {
    wage: facts.wageP50,
    growth: facts.growth,
    openings: facts.openings,
    ai_exposure: facts.exposure.map((value) => -value),
  };
  const standings = Object.entries({ interests, values, personality, preferences }).map(
    ([block, rows]) => [block, withGroups(rows, facts.codes)] as const,
  );
  const levels = withGroups(skills, facts.codes);
  const importances = withGroups(importance, facts.codes);
  const relevances = levels.map((level, i) => {
    const [least, full] = skillMatters.importance;
    const matters = skillElements.map(
      (key) =>
        Math.max(0, level[key]!.z - skillMatters.level) *
        Math.min(1, Math.max(0, (importances[i]![key]!.z - least) / (full - least))),
    );
    const share = skillBreadth / (skillBreadth + matters.reduce((sum, value) => sum + value, 0));
    return Object.fromEntries(
      skillElements.map((key, d) => [key, { z: matters[d]! * share, square: (matters[d]! * share) ** 2 }]),
    );
  });
  standings.push(['skills', relevances]);
  return each((index): PlainOccupation => {
    const skill = skills[index]!;
    return {
      index,
      standing: Object.fromEntries(standings.map(([block, rows]) => [block, rows[index]!])),
      percentile: Object.fromEntries(
        Object.entries(figures).map(([part, all]) => {
          const among = percentile([...all], all[index]!);
          return [part, part === 'ai_exposure' ? among : 50 + (among - 50) / Math.sqrt(facts.figureGroup[index]!)];
        }),
      ),
      needed: Object.fromEntries(
        Object.entries(skill).map(([key, value]) => [
          key,
          Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, 50 + 25 * value)),
        ]),
      ),
      importance: Object.fromEntries(
        Object.entries(importance[index]!).map(([key, value]) => [
          key,
          Number.isNaN(value) || Number.isNaN(skill[key]!) ? 0 : (value - 1) / 4,
        ]),
      ),
      hours: selfStudyHours[facts.jobZone[index]!] ?? selfStudyHours[3],
      telework: boundToPlace.has(facts.codes[index]!) ? 0 : facts.telework[index]!,
    };
  });
}

/** Nats of a block by the definition in fit.ts, before centring. */
function blockNats(
  block: (typeof blockNames)[number],
  standing: PlainOccupation['standing'][string],
  estimates: Estimate[],
): number {
  const c = congruence[block];
  const dimensions = Object.values(standing).map(({ z, square }, d) => {
    const { mean, noise } = estimates[d]!;
    return { z, square, mean, precision: noise === Number.POSITIVE_INFINITY ? 0 : 1 / (1 - c * c + noise) };
  });
  const variance = block === 'interests' ? ratingHabit.interests : 0;
  const all = dimensions.reduce((sum, { precision }) => sum + precision, 0);
  const habit = variance > 0 ? 1 / (1 / variance + all) : 0;
  const common = habit * dimensions.reduce((sum, { precision, z }) => sum + precision * z, 0);
  return dimensions.reduce(
    (sum, { z, square, mean, precision }) =>
      sum + c * precision * ((z - common) * mean - 0.5 * sharpnessShare[block] * c * (square - common * z)),
    0,
  );
}

/** Estimates of 0, which leave what the block contributes regardless of the answers. */
const neutral = (estimates: Estimate[]): Estimate[] => estimates.map((estimate) => ({ ...estimate, mean: 0 }));

/**
 * The means that nats are centered on, for this set of answered items; skills are not centered. A plain implementation
 * caches them by pattern too.
 */
export function plainCentres(occupations: PlainOccupation[], profile: Profile): Record<string, number> {
  return Object.fromEntries(
    blockNames.map((block) => [
      block,
      block === 'skills'
        ? 0
        : average(occupations.map(({ standing }) => blockNats(block, standing[block]!, neutral(profile[block])))),
    ]),
  );
}

function coverageOf(occupation: PlainOccupation, ratings: number[]): number {
  const answered = Object.keys(occupation.needed)
    .map((key, d) => ({ rating: ratings[d]!, needed: occupation.needed[key]!, weight: occupation.importance[key]! }))
    .filter(({ rating }) => rating > 0);
  const total = answered.reduce((sum, { needed, weight }) => sum + needed * weight, 0);
  if (total < 1e-9) return Number.NaN;
  const covered = answered.reduce((sum, own) => sum + own.weight * Math.min(own.needed, (own.rating - 1) * 25), 0);
  return covered / total;
}

/** For somebody who did not describe their background: schooling, experience and preparation are neutral. */
function feasibility(occupation: PlainOccupation, profile: Profile, coverage: number): number {
  const hours = occupation.hours * (1 - coverage);
  const known = !Number.isNaN(occupation.telework);
  const funds = (profile.budget ?? 0) * longestPlan + freeMaterial;
  const remote: Figures = { fully_remote: 100 * occupation.telework, hybrid: 25 + 75 * occupation.telework };
  const parts: Figures = {
    skill_gaps: 100 * coverage,
    schooling: 50,
    experience: 50,
    preparation: 50,
    study_time: profile.studyHours === null ? 50 : 100 / (1 + hours / (profile.studyHours * (52 / 12)) / 12),
    budget: profile.budget === null ? 50 : (100 * funds) / (funds + hours * dollarsPerHour),
    place: profile.placesSaid && !profile.anyPlace ? 100 * (known ? occupation.telework : 0.5) : 50,
    remote: (known ? remote[profile.remote ?? ''] : undefined) ?? 50,
  };
  return Object.entries(profile.feasibility).reduce((sum, [part, weight]) => sum + weight * parts[part]!, 0);
}

/** Whether the occupation is outside the person's limits: study hours, or remote places only. */
function outOfFrame({ hours, telework }: PlainOccupation, profile: Profile, coverage: number): boolean {
  const months = (hours * (1 - coverage)) / ((profile.studyHours ?? Number.POSITIVE_INFINITY) * (52 / 12));
  const remoteOnly = profile.placesSaid && !profile.anyPlace;
  return (!profile.openHours && months > longestPlan) || (remoteOnly && telework < 0.5);
}

/** The facts indexes of the ten best by the final score, best first. */
export function plainTopTen(
  occupations: PlainOccupation[],
  profile: Profile,
  centres: Record<string, number>,
): number[] {
  const coverages = occupations.map((occupation) => coverageOf(occupation, profile.skillRatings));
  const known = coverages.filter((coverage) => !Number.isNaN(coverage));
  const usual = known.length > 0 ? average(known) : 0.5;
  const gain: Figures = {
    interests: 1 + wantOrCan * profile.lean,
    values: 1 + wantOrCan * profile.lean,
    personality: 1,
    skills: 1 - wantOrCan * profile.lean,
    preferences: 1,
  };
  const scored = occupations.map((occupation, i) => {
    const nats = blockNames.reduce(
      (sum, block) =>
        sum + gain[block]! * (blockNats(block, occupation.standing[block]!, profile[block]) - centres[block]!),
      0,
    );
    const u = nats / fitScale;
    return {
      index: occupation.index,
      fit: 50 + (50 * u) / Math.sqrt(1 + u * u),
      opportunity: Object.entries(profile.opportunity).reduce(
        (sum, [part, weight]) => sum + weight * occupation.percentile[part]!,
        0,
      ),
      feasibility: feasibility(occupation, profile, Number.isNaN(coverages[i]!) ? usual : coverages[i]!),
    };
  });
  const near = scored.toSorted((a, b) => b.fit - a.fit || a.index - b.index).slice(0, candidates);
  const spread = (dimension: 'fit' | 'opportunity' | 'feasibility') => {
    const values = near.map((own) => own[dimension]);
    const mean = average(values);
    return Math.sqrt(average(values.map((value) => (value - mean) ** 2)));
  };
  const least = Math.max(leastSpread, spread('fit'));
  const { fit, opportunity, feasibility: reach } = profile.emphasis;
  const weights = {
    opportunity: opportunity * Math.min(1, least / spread('opportunity')),
    feasibility: reach * Math.min(1, least / spread('feasibility')),
  };
  return scored
    .filter((_, i) => !outOfFrame(occupations[i]!, profile, Number.isNaN(coverages[i]!) ? usual : coverages[i]!))
    .map((own) => ({
      index: own.index,
      final: fit * own.fit + weights.opportunity * own.opportunity + weights.feasibility * own.feasibility,
    }))
    .sort((a, b) => b.final - a.final || a.index - b.index)
    .slice(0, 10)
    .map(({ index }) => index);
}
