import type { ResultRole } from '#shared/assessment/result-shape.ts';

const made = (code: string, title: string, interests: number, skills: number): ResultRole => ({
  id: code,
  code,
  title,
  final_score: 50 + interests + skills,
  fit_score: 50 + interests + skills,
  opportunity_score: 50,
  feasibility_score: 50,
  tie_group: 1,
  salary_range: null,
  growth_outlook: null,
  opportunity: {
    salary_p50: null,
    salary_p75: null,
    growth: null,
    demand: null,
    openings: null,
    ai_exposure: null,
    telework: null,
  },
  gaps: [],
  transferable: [],
  why: [
    { part: 'start', dimension: 'fit', label: 'Where every occupation starts', points: 50, answers: [] },
    { part: 'interests', dimension: 'fit', label: 'Your interests', points: interests, answers: [] },
    { part: 'skills', dimension: 'fit', label: 'Your skills', points: skills, answers: [] },
  ],
  time_to_transition: null,
  cost_to_transition: null,
  move: null,
});

/** Occupations in no table, so that everything the page shows of them must come from the given data. */
export const testOccupations: ResultRole[] = [
  { ...made('00-0000.01', 'Test occupation one', 30, 11), tie_group: 1 },
  { ...made('00-0000.02', 'Test occupation two', 4, -12), tie_group: 2 },
];
