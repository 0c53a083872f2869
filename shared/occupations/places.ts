import { usCities } from './us-cities.data.ts';

export interface State {
  fips: string;
  /** two-letter postal code */
  postal: string;
  name: string;
}

/** The 50 states and the District of Columbia: what OEWS publishes wages for, by FIPS code in ascending order. */
export const states: readonly State[] = (
  [
    ['01', 'AL', 'Alabama'],
    ['02', 'AK', 'Alaska'],
    ['04', 'AZ', 'Arizona'],
    ['05', 'AR', 'Arkansas'],
    ['06', 'CA', 'California'],
    ['08', 'CO', 'Colorado'],
    ['09', 'CT', 'Connecticut'],
    ['10', 'DE', 'Delaware'],
    ['11', 'DC', 'District of Columbia'],
    ['12', 'FL', 'Florida'],
    ['13', 'GA', 'Georgia'],
    ['15', 'HI', 'Hawaii'],
    ['16', 'ID', 'Idaho'],
    ['17', 'IL', 'Illinois'],
    ['18', 'IN', 'Indiana'],
    ['19', 'IA', 'Iowa'],
    ['20', 'KS', 'Kansas'],
    ['21', 'KY', 'Kentucky'],
    ['22', 'LA', 'Louisiana'],
    ['23', 'ME', 'Maine'],
    ['24', 'MD', 'Maryland'],
    ['25', 'MA', 'Massachusetts'],
    ['26', 'MI', 'Michigan'],
    ['27', 'MN', 'Minnesota'],
    ['28', 'MS', 'Mississippi'],
    ['29', 'MO', 'Missouri'],
    ['30', 'MT', 'Montana'],
    ['31', 'NE', 'Nebraska'],
    ['32', 'NV', 'Nevada'],
    ['33', 'NH', 'New Hampshire'],
    ['34', 'NJ', 'New Jersey'],
    ['35', 'NM', 'New Mexico'],
    ['36', 'NY', 'New York'],
    ['37', 'NC', 'North Carolina'],
    ['38', 'ND', 'North Dakota'],
    ['39', 'OH', 'Ohio'],
    ['40', 'OK', 'Oklahoma'],
    ['41', 'OR', 'Oregon'],
    ['42', 'PA', 'Pennsylvania'],
    ['44', 'RI', 'Rhode Island'],
    ['45', 'SC', 'South Carolina'],
    ['46', 'SD', 'South Dakota'],
    ['47', 'TN', 'Tennessee'],
    ['48', 'TX', 'Texas'],
    ['49', 'UT', 'Utah'],
    ['50', 'VT', 'Vermont'],
    ['51', 'VA', 'Virginia'],
    ['53', 'WA', 'Washington'],
    ['54', 'WV', 'West Virginia'],
    ['55', 'WI', 'Wisconsin'],
    ['56', 'WY', 'Wyoming'],
  ] as const
).map(([fips, postal, name]) => ({ fips, postal, name }));

const plain = (text: string) => text.trim().toLowerCase();
const byPostal = new Map(states.map((state) => [state.postal, state]));
const byName = new Map(states.map((state) => [plain(state.name), state]));

/** The US cities the assessment offers, without their state: "San Francisco" is enough (RES-39). */
const offeredCities = new Map(
  usCities.map((place): [string, State] => {
    const [city, postal] = place.split(', ') as [string, string];
    return [plain(city), byPostal.get(postal)!];
  }),
);

/**
 * The US state a place stands for: "Denver, CO", "CO", "Colorado", or a city the assessment offers.
 * @returns null for every other place: a city name alone is too often in several states
 */
export function stateOf(place: string): State | null {
  const code = /^(?:.+,\s*)?([A-Za-z]{2})$/.exec(place.trim())?.[1]?.toUpperCase();
  return (code && byPostal.get(code)) || byName.get(plain(place)) || offeredCities.get(plain(place)) || null;
}

/** What an answer's figures speak for, said with the place that was asked for (D-29). */
export function placeNote(asked: string | undefined, state: State | null): string {
  if (state) return `United States, and ${state.name}`;
  return asked === undefined ? 'United States' : `United States (a reference: no own figures for ${asked.trim()})`;
}
