/**
 * Data that changes yearly or with a release: computed by the importer, embedded, and the same in every version until
 * then.
 */
import * as z from 'zod/mini';

const figure = z.nullable(z.number());
const release = z.object({ source: z.string(), date: z.string() });

export const yearly = z.object({
  /** the releases it was made from, as displayed beside the figures */
  releases: z.object({
    skills: release,
    wages: release,
    wagesBefore: release,
    projections: release,
    telework: release,
  }),
  hotRoles: z.array(z.object({ role: z.string(), code: z.string(), count: z.number(), avgSalary: figure })),
  /** by demand, percent of the jobs; `emerging` is null without a previous release */
  skills: z.array(z.object({ skill: z.string(), demand: z.number(), emerging: z.nullable(z.boolean()) })),
  /** by the industry's name */
  industries: z.record(
    z.string(),
    z.object({ projectedChange: figure, keySkills: z.array(z.string()), opportunities: z.array(z.string()) }),
  ),
  /** annual medians of both years */
  wages: z.array(z.object({ role: z.string(), code: z.string(), before: figure, now: figure })),
  /** percent, all occupations weighted by employment */
  wageChange: figure,
  /** by postal code */
  states: z.record(z.string(), z.object({ name: z.string(), salaryIndex: figure, remoteRatio: figure })),
});

export type Yearly = z.output<typeof yearly>;
