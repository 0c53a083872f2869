/**
 * The industries of the overview: supersectors of the Bureau of Labor Statistics, and the series that belong to them.
 */
interface Industry {
  name: string;
  employment: string;
  /** mean hourly earnings; not published for the government */
  earnings: string;
  openingsRate: string;
  /** sectors of the projections: prefixes of their detailed industries' codes */
  sectors: readonly string[];
  /** typical occupation groups, as prefixes of SOC codes: our own choice */
  occupations: readonly string[];
}

const industry = (
  name: string,
  supersector: string,
  jolts: string,
  { sectors, occupations }: Pick<Industry, 'sectors' | 'occupations'>,
): Industry => ({
  name,
  employment: `CES${supersector}00000001`,
  earnings: `CES${supersector}00000003`,
  openingsRate: `JTS${jolts}000000000JOR`,
  sectors,
  occupations,
});

export const industries: readonly Industry[] = [
  industry('Mining and logging', '10', '110099', {
    sectors: ['1133', '21'],
    occupations: ['47-5', '45-4', '17-2', '53-7'],
  }),
  industry('Construction', '20', '230000', { sectors: ['23'], occupations: ['47', '11-9021', '17-3'] }),
  industry('Manufacturing', '30', '300000', {
    sectors: ['31', '32', '33'],
    occupations: ['51', '17-2', '17-3', '49-9'],
  }),
  industry('Trade, transportation and utilities', '40', '400000', {
    sectors: ['42', '44', '45', '48', '49', '22'],
    occupations: ['41-1', '41-2', '53', '43-5'],
  }),
  industry('Information', '50', '510000', { sectors: ['51'], occupations: ['15-1', '27-1', '27-3', '27-4'] }),
  industry('Financial activities', '55', '510099', {
    sectors: ['52', '53'],
    occupations: ['13-2', '41-3', '41-9', '43-3', '43-4'],
  }),
  industry('Professional and business services', '60', '540099', {
    sectors: ['54', '55', '56'],
    occupations: ['13-1', '15', '17', '23'],
  }),
  industry('Education and health services', '65', '600000', {
    sectors: ['61', '62'],
    occupations: ['25', '29', '31', '21-1'],
  }),
  industry('Leisure and hospitality', '70', '700000', {
    sectors: ['71', '72'],
    occupations: ['35', '39-3', '27-2', '39-9'],
  }),
  industry('Other services', '80', '810000', { sectors: ['81'], occupations: ['39-5', '49-3', '21-2', '37'] }),
];

/** Job openings on the last business day of the month, thousands, all industries. */
export const openingsSeries = 'JTS000000000000000JOL';

/** Every series that a refresh requests. */
export const laborSeriesIds: readonly string[] = [
  openingsSeries,
  ...industries.flatMap(({ employment, earnings, openingsRate }) => [employment, earnings, openingsRate]),
];
