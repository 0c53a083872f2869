import * as z from 'zod/mini';
import { provenance } from '#shared/lib/provenance.ts';

/** A figure that is not published and cannot be computed is null, never zero. */
const figure = z.nullable(z.number());

/** Every provenance covers one source and one formula (D-92); `overview.sources` is keyed by these names. */
export const marketFigures = [
  'jobPostings.total',
  'jobPostings.newToday',
  'jobPostings.trend7d',
  'jobPostings.index',
  'hotRoles.count',
  'hotRoles.avgSalary',
  'skillDemand.demand',
  'skillDemand.growth',
  'skillDemand.emerging',
  'industryHealth.healthScore',
  'industryHealth.hiringVelocity',
  'industryHealth.avgSalaryTrend',
  'industryHealth.keySkills',
  'industryHealth.opportunities',
  'salaryMovements.previousAvg',
  'salaryMovements.currentAvg',
  'salaryMovements.change',
  'salaryTrend',
  'geographicTrends.salaryIndex',
  'geographicTrends.remoteRatio',
  'geographicTrends.jobGrowth',
] as const;

export type MarketFigure = (typeof marketFigures)[number];

/** The parts of a health score, as published. */
const healthParts = z.object({
  /** percent, change of employment over twelve months */
  employmentChange: figure,
  /** job openings as percent of jobs plus openings */
  openingsRate: figure,
  /** percent over the ten years of the projections */
  projectedChange: figure,
});

/** One version of the United States labor market: the keys of DAT-22, with their explanations. */
export const overview = z.object({
  /** `snapshot`: from the copy shipped with the product; `publishers`: fetched from them */
  origin: z.enum(['snapshot', 'publishers']),
  /** when this version was published, or when the snapshot was made */
  lastUpdated: z.iso.datetime(),
  jobPostings: z.object({
    /** open jobs */
    total: figure,
    /** jobs; negative on a day with fewer new postings than the day before */
    newToday: figure,
    /** percent */
    trend7d: figure,
    /** 100 = 1 February 2020: an index, never a count */
    index: figure,
    hotRoles: z.array(
      z.object({
        role: z.string(),
        /** O*NET-SOC code */
        code: z.string(),
        /** projected openings a year */
        count: figure,
        /** US dollars a year */
        avgSalary: figure,
      }),
    ),
  }),
  /** highest demand first */
  skillDemand: z.array(
    z.object({
      skill: z.string(),
      /** percent of the jobs */
      demand: figure,
      /** percentage points since the previous release, comparing two of our versions */
      growth: figure,
      /** null: unknown without a previous release */
      emerging: z.nullable(z.boolean()),
    }),
  ),
  /** highest score first */
  industryHealth: z.array(
    z.object({
      industry: z.string(),
      /** 0 to 100 */
      healthScore: figure,
      healthParts,
      /** percent a year */
      hiringVelocity: figure,
      /** percent */
      avgSalaryTrend: figure,
      keySkills: z.array(z.string()),
      opportunities: z.array(z.string()),
    }),
  ),
  salaryMovements: z.array(
    z.object({
      role: z.string(),
      code: z.string(),
      /** US dollars a year */
      previousAvg: figure,
      currentAvg: figure,
      direction: z.nullable(z.enum(['up', 'down', 'flat'])),
      /** percent */
      change: figure,
    }),
  ),
  /** percent: the same change across all occupations */
  salaryTrend: figure,
  geographicTrends: z.array(
    z.object({
      location: z.string(),
      /** 100 = the nation */
      salaryIndex: figure,
      /** percent of the jobs */
      remoteRatio: figure,
      /** percent */
      jobGrowth: figure,
    }),
  ),
  /** the source and formula of each figure, including those that are null */
  sources: z.record(z.enum(marketFigures), provenance),
});

export type Overview = z.output<typeof overview>;
