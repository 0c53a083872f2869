/** Pages of the offices that run ways other than courses. */
import type { PlanResource } from './learning-plan-shape.ts';
import type { Step } from './plan-problem.ts';

const free = { duration: 'a search', cost: 'free' } as const;

export const finders: Record<Exclude<Step['kind'], 'skill'> | 'diploma', PlanResource> = {
  diploma: {
    type: 'office',
    title: 'GED: the tests, and where to prepare for them',
    provider: 'GED Testing Service',
    description:
      'The high school equivalency: what its four tests ask, what they cost in your state, and where to learn.',
    url: 'https://www.ged.com/',
    ...free,
  },
  schooling: {
    type: 'office',
    title: 'College Navigator',
    provider: 'National Center for Education Statistics',
    description: 'Every accredited college of the United States by program, place, price and graduates.',
    url: 'https://nces.ed.gov/collegenavigator/',
    ...free,
  },
  apprenticeship: {
    type: 'office',
    title: 'Apprenticeship Job Finder',
    provider: 'US Department of Labor',
    description: 'Registered apprenticeships that are open now, with the employers that pay them.',
    url: 'https://www.apprenticeship.gov/apprenticeship-job-finder',
    ...free,
  },
  residency: {
    type: 'office',
    title: 'Find a health center',
    provider: 'Health Resources and Services Administration',
    description: 'Federally funded health centers, many of which train graduates; your school knows where its own go.',
    url: 'https://findahealthcenter.hrsa.gov/',
    ...free,
  },
  training: {
    type: 'office',
    title: 'American Job Centers',
    provider: 'CareerOneStop, US Department of Labor',
    description: 'Offices that know which employers near you hire and train, and what is paid for.',
    url: 'https://www.careeronestop.org/LocalHelp/AmericanJobCenters/find-american-job-centers.aspx',
    ...free,
  },
  licence: {
    type: 'office',
    title: 'License Finder',
    provider: 'CareerOneStop, US Department of Labor',
    description: 'Which office gives the license in your state, and how to ask it.',
    url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
    ...free,
  },
  experience: {
    type: 'office',
    title: 'Work in a related occupation',
    provider: 'My Next Move, O*NET',
    description: 'Look up related occupations that one can begin in; the years in them count.',
    url: 'https://www.mynextmove.org/',
    ...free,
  },
};
