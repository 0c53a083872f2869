import { refuse } from '#shared/lib/refusal.ts';
import { elementIds } from '#shared/occupations/elements.ts';
import { educationBases, moreSkillElements, skillElements, workStyles } from '#shared/occupations/facts.ts';
import { states } from '#shared/occupations/places.ts';
import type { PayTable } from '#shared/salaries/pay-table.ts';
import type { Crosswalks } from './crosswalks.ts';
import { groupMeans, groupsOf } from './pay-groups.ts';
import type { Sources } from './read.ts';
import type { StateFigures, Table } from './table.ts';
import type { Wage } from './wages.ts';

/**
 * Finds the code under which a source publishes an occupation: its own SOC code, else the National Employment Matrix
 * code, else the broad occupation xx-xxx0.
 */
export function resolve(onet: string, crosswalks: Crosswalks, has: (code: string) => boolean): string | null {
  const soc = onet.slice(0, 7);
  const candidates = [soc, crosswalks.matrix.get(onet) ?? soc, `${soc.slice(0, 6)}0`];
  return candidates.find(has) ?? null;
}

/** Work from home, 0-1: the mean of the 2010 occupations merged into this one, else of its 2010 SOC codes. */
function teleworkOf(onet: string, sources: Sources): number {
  const { onet2010, soc2010 } = sources.crosswalks;
  const direct = published(onet2010.get(onet) ?? [], sources.telework);
  const bySoc = published(soc2010.get(onet.slice(0, 7)) ?? [], sources.teleworkBySoc);
  return mean(direct.length > 0 ? direct : bySoc);
}

const published = (codes: readonly string[], values: Map<string, number>) =>
  codes.map((code) => values.get(code)).filter((value) => value !== undefined);

const mean = (values: readonly number[]) =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

const nones = (count: number): number[] => new Array<number>(count).fill(Number.NaN);

const idsOfElements: readonly string[] = elementIds;

/** Levels of the requested skills; a level that the publisher suppresses as not relevant to the work is 0. */
function skillLevels(code: string, asked: readonly string[], { level, notRelevant }: Sources['ratings']): number[] {
  const levels = level.get(code);
  if (!levels) return nones(asked.length);
  return asked.map((id) => {
    const at = idsOfElements.indexOf(id);
    return Number.isNaN(levels[at]) && notRelevant.get(code)?.[at] === 1 ? 0 : levels[at]!;
  });
}

function skillImportance(code: string, asked: readonly string[], { importance }: Sources['ratings']): number[] {
  const all = importance.get(code);
  return all ? asked.map((id) => all[idsOfElements.indexOf(id)]!) : nones(asked.length);
}

/** Joins the publishers' tables into one row for each occupation that has interests (923 in release 30.1). */
export function join(sources: Sources): Table {
  const codes = [...sources.interests.keys()].sort();
  const wageCodes = codes.map((code) => resolve(code, sources.crosswalks, (soc) => sources.nation.wages.has(soc)));
  const outlookCodes = codes.map((code) => {
    const found = resolve(code, sources.crosswalks, (soc) => sources.projections.byCode.has(soc));
    return found ?? refuse('bls_ep/occupation.xlsx', `has no projection for ${code}`);
  });
  const wages = wageCodes.map((code): Wage => (code && sources.nation.wages.get(code)) || {});
  const outlooks = outlookCodes.map((code) => sources.projections.byCode.get(code)!);
  const wageGroups = sharersOf(sources, (soc) => sources.nation.wages.has(soc));
  const outlookGroups = sharersOf(sources, (soc) => sources.projections.byCode.has(soc));
  const flat = (profile: (code: string) => number[]) => codes.flatMap(profile);
  const dollars = (name: 'p10' | 'p25' | 'med' | 'p75' | 'p90') => wages.map((wage) => wage[name] ?? Number.NaN);

  return {
    codes,
    titles: codes.map((code) => sources.titles.get(code) ?? refuse('onet/Occupation Data.txt', `has no ${code}`)),
    columns: {
      interests: flat((code) => sources.interests.get(code)!),
      values: flat((code) => sources.values.get(code) ?? nones(6)),
      styles: flat((code) => sources.styles.get(code) ?? nones(workStyles.length)),
      skills: flat((code) => skillLevels(code, skillElements, sources.ratings)),
      skillImportance: flat((code) => skillImportance(code, skillElements, sources.ratings)),
      moreSkills: flat((code) => skillLevels(code, moreSkillElements, sources.ratings)),
      moreSkillImportance: flat((code) => skillImportance(code, moreSkillElements, sources.ratings)),
      jobZone: codes.map((code) => sources.jobZones.get(code) ?? refuse('onet/Job Zones.txt', `has no ${code}`)),
      ...educationOf(codes, outlookCodes, sources),
      figureGroup: codes.map((_, i) =>
        Math.max(wageGroups.get(wageCodes[i]!) ?? 1, outlookGroups.get(outlookCodes[i]!)!),
      ),
      wageP50: dollars('med'),
      wageP10: dollars('p10'),
      wageP25: dollars('p25'),
      wageP75: dollars('p75'),
      wageP90: dollars('p90'),
      employment: wages.map(({ emp }) => emp ?? Number.NaN),
      growth: outlooks.map(({ growth }) => growth),
      openings: outlooks.map(({ openings }) => openings),
      exposure: codes.map((code) => sources.exposure.get(code) ?? Number.NaN),
      applicability: codes.map((code) => sources.applicability.get(code.slice(0, 7)) ?? Number.NaN),
      telework: codes.map((code) => teleworkOf(code, sources)),
      ...movesOf(codes, sources),
      entryExperience: outlooks.map(({ experience }) => experience),
      usualTraining: outlooks.map(({ training }) => training),
    },
    related: codes.map((code) => relatedOf(code, codes, sources)),
    technologies: codes.map((code) => sources.technologies.get(code) ?? []),
    importance: codes.map((code) => sources.ratings.importance.get(code) ?? nones(elementIds.length)),
    level: codes.map((code) => sources.ratings.level.get(code) ?? nones(elementIds.length)),
    reportedTitles: codes.map((code) => sources.reportedTitles.get(code) ?? []),
    states: sources.states.map((state) => stateOf(state, wageCodes)),
    schooling: sources.schooling,
    pay: payOf(codes, wageCodes, sources),
  };
}

/** Published code → number of all O*NET occupations, including those without data, that share its figure. */
function sharersOf(sources: Sources, has: (code: string) => boolean): Map<string, number> {
  const groups = new Map<string, number>();
  for (const onet of sources.titles.keys()) {
    const code = resolve(onet, sources.crosswalks, has);
    if (code) groups.set(code, (groups.get(code) ?? 0) + 1);
  }
  return groups;
}

/** The education that half of O*NET's respondents call enough, if published; else BLS's typical entry level. */
function educationOf(codes: readonly string[], outlookCodes: readonly string[], sources: Sources) {
  const entry = outlookCodes.map((code) => sources.projections.byCode.get(code)!.education);
  const said = codes.map((code) => sources.preparation.get(code)?.education ?? Number.NaN);
  return {
    education: said.map((level, i) => (Number.isNaN(level) ? entry[i]! : level)),
    educationBasis: said.map((level, i) =>
      educationBases.indexOf(Number.isNaN(level) ? entryBasis(i) : 'O*NET respondents'),
    ),
    entryEducation: entry,
  };
  function entryBasis(i: number): (typeof educationBases)[number] {
    return outlookCodes[i] === codes[i]!.slice(0, 7) && codes[i]!.endsWith('.00')
      ? 'BLS typical entry'
      : 'BLS typical entry of a wider group';
  }
}

/**
 * Experience, training, license and apprenticeship; a value missing in a source means unknown, never nothing needed.
 */
function movesOf(codes: readonly string[], { preparation, licences, apprenticeships }: Sources) {
  return {
    experienceMonths: codes.map((code) => preparation.get(code)?.experience ?? Number.NaN),
    trainingMonths: codes.map((code) => preparation.get(code)?.training ?? Number.NaN),
    licenceNeed: codes.map((code) => licences.get(code)?.need ?? 0),
    licenceBasis: codes.map((code) => licences.get(code)?.basis ?? 0),
    licenceStates: codes.map((code) => licences.get(code)?.jurisdictions ?? Number.NaN),
    apprenticeKind: codes.map((code) => apprenticeships.get(code)?.kind ?? 0),
    apprenticeHours: codes.map((code) => apprenticeships.get(code)?.hours ?? Number.NaN),
    apprenticeHoursMost: codes.map((code) => apprenticeships.get(code)?.hoursMost ?? Number.NaN),
    apprenticeStates: codes.map((code) => apprenticeships.get(code)?.states ?? 0),
  };
}

/** Pay by country is attached to the table's occupations through their groups, within which it is compared. */
function payOf(codes: readonly string[], wageCodes: readonly (string | null)[], sources: Sources): PayTable {
  const groups = codes.map((code) => groupsOf(code.slice(0, 7), sources.crosswalks));
  const each = [...new Set(wageCodes)].filter((code) => code !== null);
  const wages = each.map((code) => ({
    groups: groups[wageCodes.indexOf(code)]!,
    wage: sources.nation.wages.get(code)!,
  }));
  return { countries: sources.earnings, unitedStates: groupMeans(wages), groups };
}

function relatedOf(code: string, codes: readonly string[], sources: Sources): number[] {
  const related = sources.related.get(code) ?? refuse('onet/Related Occupations.txt', `has no ${code}`);
  return related.map((other) => {
    const index = codes.indexOf(other);
    return index >= 0 ? index : refuse('onet/Related Occupations.txt', `${code} names ${other}, which has no data`);
  });
}

function stateOf(area: Sources['states'][number], wageCodes: readonly (string | null)[]): StateFigures {
  const state = states.find(({ fips, name }) => fips === area.fips && name === area.name);
  if (!state) return refuse(`${area.fips}.json`, `"${area.name}" is not the US state ${area.fips}`);
  const wages = wageCodes.map((code): Wage => (code && area.wages.get(code)) || {});
  return {
    postal: state.postal,
    median: wages.map(({ med }) => med ?? Number.NaN),
    employment: wages.map(({ emp }) => emp ?? Number.NaN),
  };
}
