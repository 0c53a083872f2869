import { Refusal } from '#shared/lib/refusal.ts';
import type { Source, SourceId, SourceTerms } from '#shared/occupations/sources.ts';
import type { Sources } from './read.ts';

/** `onet=30.3@2026-05`: the release of a file that does not state it itself. */
export type Named = Partial<Record<SourceId, { release: string; date: string }>>;

/** A publisher's release with everything that the manifest says of it. */
export type SourceRelease = Source & SourceTerms;

const nameable = { onet: 'O*NET', onet_ratings: 'O*NET' } as const;

export function parseNamed(options: readonly string[]): Named {
  const named: Named = {};
  for (const option of options) {
    const parts = /^(onet|onet_ratings)=([\w. ]+)@(20\d\d-\d\d)$/.exec(option);
    if (!parts) throw new Refusal('--release', null, `"${option}" is not like onet=30.3@2026-05`);
    const id = parts[1] as keyof typeof nameable;
    named[id] = { release: `${nameable[id]} ${parts[2]}`, date: parts[3]! };
  }
  return named;
}

/** The source that a file of the folder belongs to; null for crosswalks, which only join. */
export function sourceOf(path: string): SourceId | null {
  if (path === 'onet/Skills.txt' || path === 'onet/Knowledge.txt') return 'onet_ratings';
  const prefixes: [string, SourceId][] = [
    ['onet/Education', 'preparation'],
    ['onet/', 'onet'],
    ['feasibility/licences', 'licences'],
    ['feasibility/apprenticeships', 'apprenticeships'],
    ['feasibility/tuition', 'tuition'],
    ['feasibility/programme_length', 'programmes'],
    ['bls_oews/', 'oews'],
    ['bls_ep/', 'projections'],
    ['exposure/eloundou/', 'exposure'],
    ['exposure/microsoft', 'applicability'],
    ['telework/', 'telework'],
    ['ilo/', 'earnings'],
    ['currency_ppp/exchange', 'exchange'],
  ];
  return prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
}

const onet = {
  publisher: 'O*NET, U.S. Department of Labor',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  url: 'https://www.onetcenter.org/database.html',
};
const bls = {
  publisher: 'U.S. Bureau of Labor Statistics',
  licence: 'Public domain',
  licenceUrl: 'https://www.bls.gov/bls/linksite.htm',
};
const ipeds = {
  licence: 'Public domain',
  licenceUrl: 'https://www.usa.gov/government-copyright',
  url: 'https://nces.ed.gov/ipeds/use-the-data',
};

/** All sources with their releases: as stated in the files, else as named, else the known ones. */
export function releasesOf(sources: Sources, named: Named): SourceRelease[] {
  const { nation, projections, schooling } = sources;
  const years = `${projections.from}–${projections.to % 100}`;
  const onetRelease = named.onet ?? { release: 'O*NET 30.1', date: '2025-12' };
  return [
    {
      id: 'onet',
      ...onet,
      title:
        'O*NET Database: interests, work values, work styles, job zones, related occupations, technologies, titles',
      ...onetRelease,
      kind: 'modelled',
    },
    {
      id: 'onet_ratings',
      ...onet,
      title: 'O*NET Database: skills and knowledge',
      ...(named.onet_ratings ?? { release: 'O*NET 30.0', date: '2025-08' }),
      kind: 'observed',
    },
    {
      id: 'preparation',
      ...onet,
      title: 'O*NET Database: required education, related experience and training',
      ...onetRelease,
      kind: 'observed',
    },
    {
      id: 'oews',
      ...bls,
      title: 'Occupational Employment and Wage Statistics',
      release: `OEWS May ${nation.year}`,
      date: `${nation.year}-05`,
      kind: 'observed',
      url: 'https://www.bls.gov/oes/',
    },
    {
      id: 'projections',
      ...bls,
      title: 'Employment Projections',
      release: `Employment Projections ${years}`,
      date: `${projections.from + 1}-08`,
      kind: 'modelled',
      url: 'https://www.bls.gov/emp/',
    },
    {
      id: 'licences',
      publisher: 'CareerOneStop, U.S. Department of Labor',
      title: 'Licensed occupations: state and federal licence records',
      release: 'CareerOneStop October 2024',
      date: '2024-10',
      kind: 'modelled',
      licence: 'Free download, named as source',
      licenceUrl: 'https://www.careeronestop.org/Developers/Data/occupational-licenses.aspx',
      url: 'https://www.careeronestop.org/Developers/Data/occupational-licenses.aspx',
    },
    {
      id: 'licence_shares',
      ...bls,
      title: 'Occupational Requirements Survey, preliminary estimates',
      release: 'ORS 2020',
      date: '2020-12',
      kind: 'observed',
      url: 'https://www.bls.gov/ors/',
    },
    {
      id: 'apprenticeships',
      publisher: 'U.S. Department of Labor and others',
      title: 'Registered apprenticeships: approved titles, terms and listed sponsors',
      release: 'Apprenticeships August 2026',
      date: '2026-08',
      kind: 'observed',
      licence: 'Public domain; approved titles by O*NET: CC BY 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      url: 'https://www.apprenticeship.gov/',
    },
    {
      id: 'tuition',
      publisher: 'National Center for Education Statistics',
      ...ipeds,
      title: 'Integrated Postsecondary Education Data System: tuition, fees and books',
      release: `IPEDS ${schooling.academicYear}`,
      date: `${schooling.academicYear.slice(0, 4)}-09`,
      kind: 'observed',
    },
    {
      id: 'programmes',
      publisher: 'National Center for Education Statistics and others',
      ...ipeds,
      licence: 'Public domain; single figures of others',
      title: 'Nominal years of awards, elapsed time to a degree, lengths of residencies',
      release: 'IPEDS award levels, 2020',
      date: '2020-09',
      kind: 'modelled',
    },
    {
      id: 'exposure',
      publisher: 'Eloundou, Manning, Mishkin and Rock',
      title: 'GPTs are GPTs: human-rated exposure (beta) of occupations to language models, Science 2024',
      release: 'Eloundou et al. 2024',
      date: '2024-06',
      kind: 'modelled',
      licence: 'MIT',
      licenceUrl: 'https://github.com/openai/GPTs-are-GPTs/blob/main/LICENSE',
      url: 'https://github.com/openai/GPTs-are-GPTs',
    },
    {
      id: 'applicability',
      publisher: 'Microsoft Research',
      title: 'Working with AI: AI applicability of occupations (Tomlinson et al.)',
      release: 'Working with AI 2025',
      date: '2024-09',
      kind: 'modelled',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      url: 'https://github.com/microsoft/working-with-ai',
    },
    {
      id: 'telework',
      publisher: 'Dingel and Neiman',
      title: 'How many jobs can be done at home?, Journal of Public Economics 2020',
      release: 'Dingel and Neiman 2020',
      date: '2020-06',
      kind: 'modelled',
      licence: 'Facts of a GPL-3.0 replication archive',
      licenceUrl: 'https://github.com/jdingel/DingelNeiman-workathome/blob/master/LICENSE',
      url: 'https://github.com/jdingel/DingelNeiman-workathome',
    },
    {
      id: 'earnings',
      publisher: 'International Labour Organization',
      title: 'ILOSTAT: average monthly earnings of employees by occupation, and by currency',
      release: 'ILOSTAT April 2026',
      date: '2026-04',
      kind: 'observed',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      url: 'https://ilostat.ilo.org/topics/wages/',
    },
    {
      id: 'exchange',
      publisher: 'Board of Governors of the Federal Reserve System',
      title: 'H.10: foreign exchange rates, means of a year',
      release: 'H.10 2025',
      date: '2025-12',
      kind: 'observed',
      licence: 'Public domain',
      licenceUrl: 'https://www.federalreserve.gov/disclaimer.htm',
      url: 'https://www.federalreserve.gov/releases/h10/',
    },
  ];
}

/** The releases in one line, for the screen. */
export const releaseLine = (releases: readonly SourceRelease[]): string =>
  ['onet', 'oews', 'projections'].map((id) => releases.find((one) => one.id === id)!.release).join(' · ');
