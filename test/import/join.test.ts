import { describe, expect, it } from 'vitest';
import { join, resolve } from '#infra/import/occupations/join.ts';
import type { Sources } from '#infra/import/occupations/read.ts';
import { educationBases } from '#shared/occupations/facts.ts';
import { licenceNeeds } from '#shared/occupations/preparation.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

const crosswalks = { matrix: new Map([['53-1042.00', '53-1047']]), onet2010: new Map(), soc2010: new Map() };
const publishedUnder = (code: string, ...codes: string[]) => resolve(code, crosswalks, (soc) => codes.includes(soc));

describe('the code under which a figure is published', () => {
  it('is the occupation’s own SOC code before any wider one', () => {
    expect(publishedUnder('53-1042.00', '53-1040', '53-1042', '53-1047')).toBe('53-1042');
  });

  it('is else the matrix code, and else the broad occupation', () => {
    expect(publishedUnder('53-1042.00', '53-1040', '53-1047')).toBe('53-1047');
    expect(publishedUnder('53-1042.00', '53-1040')).toBe('53-1040');
    expect(publishedUnder('29-2011.01', '29-2010')).toBe('29-2010');
  });

  it('is none where nothing is published', () => {
    expect(publishedUnder('11-1031.00', '11-1011')).toBeNull();
  });
});

describe('a joined occupation', () => {
  const code = '15-1252.00';
  const wage = { emp: 1_687_890, p10: 82_460, p25: 105_210, med: 135_980, p75: 171_980, p90: 214_670 };
  const sources: Sources = {
    titles: new Map([[code, 'Software Developers']]),
    interests: new Map([[code, [1, 2, 3, 4, 5, 6]]]),
    values: new Map(),
    styles: new Map(),
    ratings: { importance: new Map(), level: new Map(), notRelevant: new Map() },
    jobZones: new Map([[code, 4]]),
    related: new Map([[code, []]]),
    technologies: new Map(),
    reportedTitles: new Map(),
    alternateTitles: new Map(),
    tools: new Map(),
    nation: { year: '2025', wages: new Map([['15-1252', wage]]) },
    states: [{ fips: '06', name: 'California', wages: new Map([['15-1252', { ...wage, med: 173_780 }]]) }],
    projections: {
      from: 2024,
      to: 2034,
      byCode: new Map([['15-1252', { growth: 15.8, openings: 115_200, education: 5, experience: 0, training: 0 }]]),
    },
    exposure: new Map(),
    applicability: new Map(),
    telework: new Map(),
    teleworkBySoc: new Map(),
    crosswalks: { matrix: new Map(), onet2010: new Map(), soc2010: new Map([['15-1252', ['15-1132']]]) },
    preparation: new Map(),
    licences: new Map(),
    apprenticeships: new Map(),
    schooling: embeddedFacts().schooling,
    earnings: [],
  };

  it('has each published figure in the column of its name, the median as the median', () => {
    const { columns, states } = join(sources);
    expect(columns).toMatchObject({
      wageP10: [wage.p10],
      wageP25: [wage.p25],
      wageP50: [wage.med],
      wageP75: [wage.p75],
      wageP90: [wage.p90],
      employment: [wage.emp],
      growth: [15.8],
      openings: [115_200],
    });
    expect(states).toEqual([{ postal: 'CA', median: [173_780], employment: [wage.emp] }]);
  });

  it('takes the education that half of the respondents call enough, else that of BLS', () => {
    const said = { education: 4, experience: 36, training: 6.5 };
    expect(join({ ...sources, preparation: new Map([[code, said]]) }).columns).toMatchObject({
      education: [4],
      educationBasis: [educationBases.indexOf('O*NET respondents')],
      entryEducation: [5],
      experienceMonths: [36],
      trainingMonths: [6.5],
    });
    expect(join(sources).columns).toMatchObject({
      education: [5],
      educationBasis: [educationBases.indexOf('BLS typical entry')],
      entryEducation: [5],
      experienceMonths: [Number.NaN],
    });
  });

  it('knows nothing of a licence or an apprenticeship that no source names', () => {
    expect(join(sources).columns).toMatchObject({
      licenceNeed: [licenceNeeds.indexOf('not known')],
      licenceStates: [Number.NaN],
      apprenticeKind: [0],
      apprenticeHours: [Number.NaN],
    });
  });

  it('counts with how many other occupations it shares its figures, those without data too', () => {
    const others: [string, string][] = [
      ['15-1252.01', 'Without data'],
      ['15-1253.00', 'Of another code'],
    ];
    const titles = new Map([...sources.titles, ...others]);
    expect(join({ ...sources, titles }).columns.figureGroup).toEqual([2]);
    expect(join(sources).columns.figureGroup).toEqual([1]);
  });
});
