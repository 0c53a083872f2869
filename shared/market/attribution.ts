/** The publications read by a refresh, as the screens credit them. */
const bls = {
  publisher: 'U.S. Bureau of Labor Statistics',
  licence: 'Public domain',
  licenceUrl: 'https://www.bls.gov/bls/linksite.htm',
  kind: 'observed',
} as const;

export const marketAttributions = {
  indeed: {
    /** as displayed beside a figure */
    source: 'Indeed Hiring Lab, job postings index, United States (CC BY 4.0)',
    title: 'Job postings index of the United States and its states',
    publisher: 'Indeed Hiring Lab',
    release: 'Updated weekly',
    kind: 'observed',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://github.com/hiring-lab/job_postings_tracker',
    text: 'Job postings: Indeed Hiring Lab, 100 = 1 February 2020. An index, not a count: means of seven days, changes and the open jobs carried forward by it are worked out by us.',
  },
  openings: {
    ...bls,
    source: 'BLS, Job Openings and Labor Turnover Survey',
    title: 'Job Openings and Labor Turnover Survey',
    release: 'Updated monthly',
    url: 'https://www.bls.gov/jlt/',
    text: 'Open jobs: U.S. Bureau of Labor Statistics, on the last business day of a month, seasonally adjusted. United States; public domain.',
  },
  employment: {
    ...bls,
    source: 'BLS, Current Employment Statistics',
    title: 'Current Employment Statistics',
    release: 'Updated monthly',
    url: 'https://www.bls.gov/ces/',
    text: 'Employment and hourly earnings by industry: U.S. Bureau of Labor Statistics, seasonally adjusted. United States; public domain.',
  },
} as const;
