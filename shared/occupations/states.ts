import { BodyReader, type Bytes, openPart, type PartHeader } from './container.ts';
import { missing } from './layout.ts';

/** FIPS code → postal code of the 50 states and the District of Columbia. */
export const postalCodes: Readonly<Record<string, string>> = {
  '01': 'AL',
  '02': 'AK',
  '04': 'AZ',
  '05': 'AR',
  '06': 'CA',
  '08': 'CO',
  '09': 'CT',
  '10': 'DE',
  '11': 'DC',
  '12': 'FL',
  '13': 'GA',
  '15': 'HI',
  '16': 'ID',
  '17': 'IL',
  '18': 'IN',
  '19': 'IA',
  '20': 'KS',
  '21': 'KY',
  '22': 'LA',
  '23': 'ME',
  '24': 'MD',
  '25': 'MA',
  '26': 'MI',
  '27': 'MN',
  '28': 'MS',
  '29': 'MO',
  '30': 'MT',
  '31': 'NE',
  '32': 'NV',
  '33': 'NH',
  '34': 'NJ',
  '35': 'NM',
  '36': 'NY',
  '37': 'NC',
  '38': 'ND',
  '39': 'OH',
  '40': 'OK',
  '41': 'OR',
  '42': 'PA',
  '44': 'RI',
  '45': 'SC',
  '46': 'SD',
  '47': 'TN',
  '48': 'TX',
  '49': 'UT',
  '50': 'VT',
  '51': 'VA',
  '53': 'WA',
  '54': 'WV',
  '55': 'WI',
  '56': 'WY',
};

interface StatesHeader extends PartHeader {
  part: 'states';
  /** postal codes in the order of the columns */
  states: string[];
}

/** What one state publishes of one occupation; null where it publishes nothing. */
export interface StateFigure {
  /** postal code */
  state: string;
  /** US dollars a year */
  median: number | null;
  /** persons */
  employment: number | null;
}

/**
 * Reads `states.bin`.
 * @returns for each occupation, by its index in the facts, one figure a state in the order of their FIPS codes
 */
export function decodeStates(bytes: Bytes): StateFigure[][] {
  const { header, body } = openPart<StatesHeader>(bytes, 'states');
  const reader = new BodyReader(body);
  const tens = () => {
    const stored = reader.next(3);
    return stored === missing(3) ? null : stored * 10;
  };
  const figures = Array.from({ length: header.count }, () =>
    header.states.map((state) => ({ state, median: tens(), employment: tens() })),
  );
  reader.end();
  return figures;
}
