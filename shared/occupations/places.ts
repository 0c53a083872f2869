import { type StateCode, stateCodes } from './state-codes.data.ts';
import { usCities } from './us-cities.data.ts';

export interface State {
  fips: string;
  /** two-letter postal code */
  postal: StateCode;
  name: string;
}

const fipsAndNames: Record<StateCode, readonly [string, string]> = {
  AL: ['01', 'Alabama'],
  AK: ['02', 'Alaska'],
  AZ: ['04', 'Arizona'],
  AR: ['05', 'Arkansas'],
  CA: ['06', 'California'],
  CO: ['08', 'Colorado'],
  CT: ['09', 'Connecticut'],
  DE: ['10', 'Delaware'],
  DC: ['11', 'District of Columbia'],
  FL: ['12', 'Florida'],
  GA: ['13', 'Georgia'],
  HI: ['15', 'Hawaii'],
  ID: ['16', 'Idaho'],
  IL: ['17', 'Illinois'],
  IN: ['18', 'Indiana'],
  IA: ['19', 'Iowa'],
  KS: ['20', 'Kansas'],
  KY: ['21', 'Kentucky'],
  LA: ['22', 'Louisiana'],
  ME: ['23', 'Maine'],
  MD: ['24', 'Maryland'],
  MA: ['25', 'Massachusetts'],
  MI: ['26', 'Michigan'],
  MN: ['27', 'Minnesota'],
  MS: ['28', 'Mississippi'],
  MO: ['29', 'Missouri'],
  MT: ['30', 'Montana'],
  NE: ['31', 'Nebraska'],
  NV: ['32', 'Nevada'],
  NH: ['33', 'New Hampshire'],
  NJ: ['34', 'New Jersey'],
  NM: ['35', 'New Mexico'],
  NY: ['36', 'New York'],
  NC: ['37', 'North Carolina'],
  ND: ['38', 'North Dakota'],
  OH: ['39', 'Ohio'],
  OK: ['40', 'Oklahoma'],
  OR: ['41', 'Oregon'],
  PA: ['42', 'Pennsylvania'],
  RI: ['44', 'Rhode Island'],
  SC: ['45', 'South Carolina'],
  SD: ['46', 'South Dakota'],
  TN: ['47', 'Tennessee'],
  TX: ['48', 'Texas'],
  UT: ['49', 'Utah'],
  VT: ['50', 'Vermont'],
  VA: ['51', 'Virginia'],
  WA: ['53', 'Washington'],
  WV: ['54', 'West Virginia'],
  WI: ['55', 'Wisconsin'],
  WY: ['56', 'Wyoming'],
};

/** The 50 states and the District of Columbia, for which OEWS publishes wages, by FIPS code in ascending order. */
export const states: readonly State[] = stateCodes.map((postal) => {
  const [fips, name] = fipsAndNames[postal];
  return { fips, postal, name };
});

const plain = (text: string) => text.trim().toLowerCase();
const byPostal = new Map<string, State>(states.map((state) => [state.postal, state]));
const byName = new Map(states.map((state) => [plain(state.name), state]));

/** The US cities offered by the assessment, without their state: "San Francisco" is enough (RES-39). */
const offeredCities = new Map(
  usCities.map((place): [string, State] => {
    const [city, postal] = place.split(', ') as [string, string];
    return [plain(city), byPostal.get(postal)!];
  }),
);

/**
 * The US state of a place: "Denver, CO", "CO", "Colorado", or a city offered by the assessment.
 * @returns null for any other place: a city name alone often exists in several states
 */
export function stateOf(place: string): State | null {
  const code = /^(?:.+,\s*)?([A-Za-z]{2})$/.exec(place.trim())?.[1]?.toUpperCase();
  return (code && byPostal.get(code)) || byName.get(plain(place)) || offeredCities.get(plain(place)) || null;
}

/** The place an answer's figures cover, mentioning the one requested (D-29). */
export function placeNote(asked: string | undefined, state: State | null): string {
  if (state) return `United States, and ${state.name}`;
  return asked === undefined ? 'United States' : `United States (a reference: no own figures for ${asked.trim()})`;
}
