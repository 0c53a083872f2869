/** Awards with separately published prices. */
export const pricedAwards = [
  'certificate or associate',
  'bachelor',
  'master',
  'doctoral research',
  'law',
  'medicine',
  'dentistry',
  'pharmacy',
  'veterinary',
  'optometry',
  'chiropractic',
  'podiatry',
] as const;
export type PricedAward = (typeof pricedAwards)[number];

/** A certificate and an associate's degree cost the same per year but differ in years. */
export type Award = 'certificate' | 'associate' | Exclude<PricedAward, 'certificate or associate'>;

/** Lower quartile, median and upper quartile, US dollars; institutions weighted by the awards they make. */
export type Quartiles = [number, number, number];

/** Tuition and required fees of a full-time year before grants, and nominal years: NCES IPEDS, see sources.json. */
export interface Schooling {
  /** the academic year of the prices, for example 2022-23 */
  academicYear: string;
  prices: Record<
    PricedAward,
    {
      /** whose price: of public institutions for state residents, if there are any */
      charged: 'public, in state' | 'private nonprofit';
      /** books and supplies, median dollars a year */
      books: number;
      /** 'US' always; states by postal code when published */
      places: Record<string, Quartiles>;
    }
  >;
  years: Record<
    Award,
    {
      /** low, typical, high; full time, in addition to the degree required to begin */
      nominal: [number, number, number];
      basis: 'IPEDS definition' | 'accreditor' | 'convention';
    }
  >;
  /** SOC code → years of paid residency after the degree: low, typical, high */
  residencies: Record<string, [number, number, number]>;
  /**
   * median months from first enrollment to the degree, for all graduates and for those of 30 or older (including
   * interruptions)
   */
  elapsedMonths: { associate: number; bachelor: number; bachelorFrom30: number };
}

const professions: [prefix: string, award: Award][] = [
  ['23-1011', 'law'],
  ['23-1023', 'law'],
  ['29-1011', 'chiropractic'],
  ['29-102', 'dentistry'],
  ['29-1041', 'optometry'],
  ['29-1051', 'pharmacy'],
  ['29-1081', 'podiatry'],
  ['29-1131', 'veterinary'],
  ['29-12', 'medicine'],
];

const awardOfLevel: (Award | null)[] = [null, null, 'certificate', 'certificate', 'associate', 'bachelor', 'master'];

/** The award for a level of education in an occupation; null when no schooling is needed. */
export function awardOf(code: string, education: number): Award | null {
  const known = awardOfLevel[education];
  if (known !== undefined) return known;
  return professions.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'doctoral research';
}

/** Price of a full-time year in a state, or in the United States if the state has none; `place` says which. */
export function yearPrice(schooling: Schooling, award: Award, state = 'US') {
  const priced = award === 'certificate' || award === 'associate' ? 'certificate or associate' : award;
  const { places, books, charged } = schooling.prices[priced];
  const place = Object.hasOwn(places, state) ? state : 'US';
  const [low, median, high] = places[place]!;
  return { low, median, high, books, charged, place };
}
