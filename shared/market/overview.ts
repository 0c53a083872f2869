import * as z from 'zod/mini';
import { provenance } from '#shared/lib/provenance.ts';

/** A figure that nobody publishes, or that cannot be worked out from what is published, is null: never zero. */
const figure = z.nullable(z.number());

/** What one provenance speaks of: one source and one formula each (D-92); `overview.sources` holds them by these names. */
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

/** What a health score is made of, as the publishers give it. */
const healthParts = z.object({
  /** percent, employment against twelve months before */
  employmentChange: figure,
  /** open jobs as percent of jobs and open jobs */
  openingsRate: figure,
  /** percent over the ten years of the projections */
  projectedChange: figure,
});

/** The labor market of the United States as one version of ours says it: the keys of DAT-22, and what explains them. */
export const overview = z.object({
  /** `snapshot`: of the copy that the product brings along; `publishers`: fetched from them */
  origin: z.enum(['snapshot', 'publishers']),
  /** when this version was published, or when the snapshot was made */
  lastUpdated: z.iso.datetime(),
  jobPostings: z.object({
    /** open jobs */
    total: figure,
    /** jobs; below zero on a day with fewer new postings than the day before */
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
      /** percentage points since the release before, between two versions of ours */
      growth: figure,
      /** null: nobody can say, for want of a release before */
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
  /** percent: what the same movement is over all occupations */
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
  /** where each figure comes from, its formula in the note: also of one that is null */
  sources: z.record(z.enum(marketFigures), provenance),
});

export type Overview = z.output<typeof overview>;
