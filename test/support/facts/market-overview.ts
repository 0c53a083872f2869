import type { MarketFigure, Overview } from '#shared/market/overview.ts';

const [indeed, jolts] = ['Indeed Hiring Lab, job postings index', 'BLS, Job Openings and Labor Turnover Survey'];
const [ces, projections] = ['BLS, Current Employment Statistics', 'BLS, Employment Projections 2024–34'];
const [oews, onet] = ['BLS, Occupational Employment and Wage Statistics', 'O*NET 30.1, Technology Skills'];

const sources = {
  'jobPostings.total': {
    kind: 'modelled',
    source: `${jolts}; ${indeed}`,
    date: '2026-08-14',
    note: 'open jobs of July 2026, carried forward by the index since then',
  },
  'jobPostings.newToday': {
    kind: 'modelled',
    source: `${jolts}; ${indeed}`,
    date: '2026-08-14',
    note: 'the total times the change of the index of new postings since the day before',
  },
  'jobPostings.trend7d': { kind: 'observed', source: indeed, date: '2026-08-14', note: 'mean of seven days' },
  'jobPostings.index': { kind: 'observed', source: indeed, date: '2026-08-14', note: '100 = 1 February 2020' },
  'hotRoles.count': { kind: 'modelled', source: projections, date: '2025-08', note: 'openings a year' },
  'hotRoles.avgSalary': { kind: 'observed', source: oews, date: '2025-05', note: 'mean annual wage' },
  'skillDemand.demand': { kind: 'modelled', source: `${onet}; ${oews}`, date: '2025-12', note: 'percent of the jobs' },
  'skillDemand.growth': { kind: 'modelled', source: onet, date: '2025-12', note: 'between two versions of ours' },
  'skillDemand.emerging': { kind: 'modelled', source: onet, date: '2025-12', note: 'new since the release before' },
  'industryHealth.healthScore': {
    kind: 'estimate',
    source: `${ces}; ${jolts}; ${projections}`,
    date: '2026-07',
    note: 'mean of its parts',
  },
  'industryHealth.hiringVelocity': { kind: 'observed', source: ces, date: '2026-07', note: 'percent a year' },
  'industryHealth.avgSalaryTrend': { kind: 'observed', source: ces, date: '2026-07', note: 'hourly earnings, a year' },
  'industryHealth.keySkills': { kind: 'modelled', source: `${onet}; ${oews}`, date: '2025-12' },
  'industryHealth.opportunities': { kind: 'modelled', source: projections, date: '2025-08' },
  'salaryMovements.previousAvg': { kind: 'observed', source: oews, date: '2024-05', note: 'annual median' },
  'salaryMovements.currentAvg': { kind: 'observed', source: oews, date: '2025-05', note: 'annual median' },
  'salaryMovements.change': { kind: 'observed', source: oews, date: '2025-05', note: 'May 2025 against May 2024' },
  salaryTrend: { kind: 'observed', source: oews, date: '2025-05', note: 'all occupations, by employment' },
  'geographicTrends.salaryIndex': { kind: 'observed', source: oews, date: '2025-05', note: '100 = the nation' },
  'geographicTrends.remoteRatio': { kind: 'modelled', source: `Dingel and Neiman; ${oews}`, date: '2025-05' },
  'geographicTrends.jobGrowth': { kind: 'observed', source: indeed, date: '2026-08-14', note: 'against a year before' },
} as const satisfies Overview['sources'] & Record<MarketFigure, unknown>;

const skill = (name: string, demand: number, emerging: boolean | null = false, growth: number | null = null) => ({
  skill: name,
  demand,
  growth,
  emerging,
});

/** An overview from the route, with more of everything than a screen shows and with missing figures. */
export const sampleOverview: Overview = {
  origin: 'publishers',
  lastUpdated: '2026-08-20T06:00:00.000Z',
  jobPostings: {
    total: 7_263_500,
    newToday: 26_250,
    trend7d: 0.2,
    index: 101.8,
    hotRoles: [
      { role: 'Registered Nurses', code: '29-1141.00', count: 189_100, avgSalary: 101_500 },
      { role: 'General and Operations Managers', code: '11-1021.00', count: 308_700, avgSalary: 134_940 },
      { role: 'Software Developers', code: '15-1252.00', count: 115_200, avgSalary: 148_100 },
      { role: 'Legislators', code: '11-1031.00', count: 4_300, avgSalary: null },
    ],
  },
  skillDemand: [
    skill('Microsoft Excel', 68.4),
    skill('Microsoft Office software', 66.1, false, 0.4),
    skill('Microsoft Outlook', 41.2, false, -0.3),
    skill('Microsoft PowerPoint', 33.7),
    skill('SAP software', 9.8),
    skill('Structured query language SQL', 7.3, true, 0.6),
    skill('Python', 5.1, true, 1.2),
    skill('Salesforce software', 4.4, null),
    skill('Amazon Web Services AWS software', 3.1, true, 3.1),
    skill('Tableau', 2.6),
  ],
  industryHealth: [
    {
      industry: 'Education and health services',
      healthScore: 78,
      healthParts: { employmentChange: 2.0, openingsRate: 5.4, projectedChange: 7.7 },
      hiringVelocity: 1.5,
      avgSalaryTrend: 1.7,
      keySkills: ['Epic Systems', 'Microsoft Excel', 'Medical procedure coding software'],
      opportunities: [
        'Home Health and Personal Care Aides',
        'Registered Nurses',
        'Medical Assistants',
        'Nursing Assistants',
        'Nurse Practitioners',
      ],
    },
    {
      industry: 'Construction',
      healthScore: 61,
      healthParts: { employmentChange: 1.0, openingsRate: null, projectedChange: 4.4 },
      hiringVelocity: 1.4,
      avgSalaryTrend: 4.4,
      keySkills: ['Autodesk AutoCAD', 'Microsoft Project'],
      opportunities: ['Construction Laborers', 'Electricians', 'Carpenters'],
    },
    {
      industry: 'Information',
      healthScore: null,
      healthParts: { employmentChange: null, openingsRate: null, projectedChange: 6.5 },
      hiringVelocity: null,
      avgSalaryTrend: 5.8,
      keySkills: [],
      opportunities: [],
    },
  ],
  salaryMovements: [
    {
      role: 'Data Scientists',
      code: '15-2051.00',
      previousAvg: 112_590,
      currentAvg: 117_386,
      direction: 'up',
      change: 4.26,
    },
    {
      role: 'Web and Digital Interface Designers',
      code: '15-1255.00',
      previousAvg: 98_090,
      currentAvg: 96_030,
      direction: 'down',
      change: -2.1,
    },
    {
      role: 'Sales Managers',
      code: '11-2022.00',
      previousAvg: 138_060,
      currentAvg: 138_060,
      direction: 'flat',
      change: 0,
    },
    { role: 'Actors', code: '27-2011.00', previousAvg: null, currentAvg: null, direction: null, change: null },
  ],
  salaryTrend: 2.9,
  geographicTrends: [
    { location: 'California', salaryIndex: 117.2, remoteRatio: 39.4, jobGrowth: -3.2 },
    { location: 'Texas', salaryIndex: 95.8, remoteRatio: 36.7, jobGrowth: 1.4 },
    { location: 'Wyoming', salaryIndex: 89.1, remoteRatio: 29.9, jobGrowth: null },
  ],
  sources,
};
