/** The home page's figures on the whole market, from the facts table. */
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';

const LISTED = 5;
/** Occupations with fewer openings a year are left out of the lists. */
export const BROAD = 10_000;
/** The top of the pay curve in dollars, and the share of jobs per step. */
const SUMMIT = 200_000;
const STEP = 0.015;
const STEPS = 66;

const landmarks = ['41-2011.00', '47-2111.00', '29-1141.00', '15-1252.00'];

/** The facts index of a code that must exist. */
export const at = (facts: Facts, code: string): number => {
  const index = indexOfCode(facts, code);
  if (index === null) throw new Error(`the facts table has no ${code}`);
  return index;
};

/** If several occupations share the figures of a wider group, the group once, under the titles of its base codes. */
export function groupsOf(facts: Facts) {
  const groups = new Map<string, number[]>();
  for (let index = 0; index < facts.count; index += 1) {
    const figures = [facts.employment[index], facts.openings[index], facts.growth[index], facts.wageP50[index]];
    const key = facts.figureGroup[index]! > 1 ? figures.join() : facts.codes[index]!;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return [...groups.values()].map((members) => {
    const base = members.filter((index) => facts.codes[index]!.endsWith('.00'));
    const [first = 0] = members;
    return {
      title: (base.length > 0 ? base : members).map((index) => facts.titles[index]).join(', '),
      employment: facts.employment[first]!,
      openings: facts.openings[first]!,
      growth: facts.growth[first]!,
      pay: facts.wageP50[first]!,
    };
  });
}

type Group = ReturnType<typeof groupsOf>[number];

/** The occupations with the most of something, among those with many openings. */
export const mostOf = (groups: Group[], figure: 'openings' | 'growth' | 'pay') =>
  groups
    .filter((group) => group.openings >= BROAD && !Number.isNaN(group[figure]))
    .sort((a, b) => b[figure] - a[figure])
    .slice(0, LISTED)
    .map(({ title, openings, growth, pay }) => ({ title, openings, growth, pay }));

/**
 * All jobs in order of their occupation's median pay, lowest first: the line climbs from left to right. The last steps,
 * which hardly any job reaches, are left out.
 */
export function climbOf(facts: Facts, groups: Group[]) {
  const paid = groups.filter(({ pay, employment }) => !Number.isNaN(pay + employment)).sort((a, b) => a.pay - b.pay);
  const jobs = paid.reduce((sum, { employment }) => sum + employment, 0);
  let passed = 0;
  const steps = paid.map(({ pay, employment }) => {
    passed += employment;
    return { pay, share: passed / jobs };
  });
  const payAt = (share: number) => steps.find((step) => step.share >= share)!.pay;
  const height = (share: number) => Math.round(250 * (1 - payAt(share) / SUMMIT));
  const heights = Array.from({ length: STEPS + 1 }, (_, step) => height(step * STEP));
  const rises = heights.slice(1).map((own, step) => `${1000 * STEP} ${own - heights[step]!}`);
  return {
    jobs,
    summit: SUMMIT,
    /** in a box of 1000 by 250 */
    line: `M0 ${heights[0]}l${rises.join(' ').replaceAll(' -', '-')}`,
    tenths: Array.from({ length: 9 }, (_, step) => payAt((step + 1) / 10)),
    landmarks: landmarks.map((code) => {
      const index = at(facts, code);
      const pay = facts.wageP50[index]!;
      return {
        title: facts.titles[index]!,
        pay,
        /** percent of the width and height */
        across: Math.round(100 * steps.find((step) => step.pay >= pay)!.share),
        up: Math.round((100 * pay) / SUMMIT),
      };
    }),
  };
}
