import type { StateCode } from '#shared/occupations/state-codes.data.ts';

/** Large towns of the United States by state; other names for one follow a "=". */
export const townsOf: Partial<Record<StateCode, string>> = {
  AL: 'Birmingham, Montgomery, Huntsville, Tuscaloosa',
  AK: 'Anchorage, Fairbanks, Juneau',
  AZ: 'Phoenix=phx, Tucson, Mesa, Scottsdale, Chandler, Tempe, Flagstaff, Yuma',
  AR: 'Little Rock, Fayetteville, Fort Smith',
  CA: 'Los Angeles=l\\.? ?a|lax, San Francisco=s\\.?f|frisco|san fran, San Diego, San Jose, Sacramento, Fresno, Oakland, Long Beach, Bakersfield, Anaheim, Riverside, Irvine, Stockton, Santa Ana, Santa Barbara, Santa Cruz, Palo Alto, Berkeley, Pasadena, Modesto, Palm Springs, San Bernardino, the Bay Area=bay area, Silicon Valley, Southern California=so ?cal, Northern California=nor ?cal, Orange County, Hollywood, the Inland Empire=inland empire',
  CO: 'Denver, Colorado Springs, Boulder, Fort Collins, Pueblo',
  CT: 'Hartford, New Haven, Bridgeport, Stamford',
  DE: 'Wilmington',
  FL: 'Miami, Orlando, Tampa, Jacksonville, Fort Lauderdale, Tallahassee, St\\. Petersburg=st\\.? pete(?:rsburg)?, Naples, Sarasota, Pensacola, Gainesville, Fort Myers, West Palm Beach, Daytona Beach, Key West, Cape Coral',
  GA: 'Atlanta=atl, Savannah, Augusta, Athens, Macon',
  HI: 'Honolulu, Maui, Hilo',
  ID: 'Boise, Idaho Falls, Pocatello',
  IL: 'Chicago=chi[ -]?town, Peoria, Rockford, Naperville, Joliet, Champaign',
  IN: 'Indianapolis=indy, Fort Wayne, Evansville, South Bend, Bloomington',
  IA: 'Des Moines, Cedar Rapids, Davenport, Iowa City, Dubuque',
  KS: 'Wichita, Topeka, Overland Park, Lawrence',
  KY: 'Louisville, Lexington, Bowling Green',
  LA: 'New Orleans=nola, Baton Rouge, Shreveport, Lafayette, Lake Charles',
  ME: 'Bangor, Augusta',
  MD: 'Baltimore, Annapolis, Bethesda, Silver Spring',
  MA: 'Boston, Worcester, Cambridge, Lowell',
  MI: 'Detroit, Grand Rapids, Ann Arbor, Lansing, Flint, Kalamazoo',
  MN: 'Minneapolis, St\\. Paul=(?:saint|st\\.?) paul, the Twin Cities=twin cities, Duluth',
  MS: 'Gulfport, Biloxi',
  MO: 'St\\. Louis=(?:saint|st\\.?) louis|stl',
  MT: 'Billings, Missoula, Bozeman',
  NE: 'Omaha',
  NV: 'Las Vegas=vegas, Reno, Carson City, Henderson',
  NH: 'Manchester, Nashua, Concord',
  NJ: 'Newark, Jersey City, Trenton, Atlantic City, Princeton, Camden, Hoboken',
  NM: 'Albuquerque, Santa Fe, Las Cruces',
  NY: 'New York City=nyc|n\\.y\\.c\\.|big apple, Manhattan, Brooklyn, Queens, the Bronx=bronx, Staten Island, Long Island, Buffalo, Syracuse, Albany, Yonkers, Upstate New York=upstate(?: ny| new york)?, Ithaca',
  NC: 'Charlotte, Raleigh, Durham, Greensboro, Asheville, Winston-Salem=winston[ -]salem, Wilmington',
  ND: 'Fargo, Bismarck',
  OH: 'Columbus, Cleveland, Cincinnati=cincy, Toledo, Akron, Dayton, Youngstown, Canton',
  OK: 'Oklahoma City=okc, Tulsa',
  OR: 'Eugene, Salem, Bend',
  PA: 'Philadelphia=phill?y, Pittsburgh=pitts?burg, Harrisburg, Allentown, Scranton, Erie',
  RI: 'Providence',
  SC: 'Greenville, Myrtle Beach',
  SD: 'Sioux Falls, Rapid City',
  TN: 'Nashville, Memphis, Knoxville, Chattanooga',
  TX: 'Houston, San Antonio, Dallas, Austin, Fort Worth=ft\\.? worth, El Paso, DFW, Corpus Christi, Lubbock, Laredo, Plano, Amarillo, Waco, McAllen, Galveston, Midland, Odessa, Frisco',
  UT: 'Salt Lake City=salt lake|slc, Provo, Ogden',
  VT: 'Burlington',
  VA: 'Richmond, Norfolk, Virginia Beach, Alexandria, Roanoke, Chesapeake',
  WA: 'Seattle, Spokane, Tacoma, Bellevue, Vancouver Washington',
  WV: 'Morgantown, Huntington',
  WI: 'Milwaukee, Madison, Green Bay',
  WY: 'Cheyenne, Casper',
};

/** Towns in more than one state, or that share a name. */
export const townsOfSeveral: readonly (readonly [name: string, states: readonly StateCode[], called?: string])[] = [
  ['Kansas City', ['MO', 'KS']],
  ['Portland', ['OR', 'ME']],
  ['Springfield', ['IL', 'MO', 'MA']],
  ['Aurora', ['CO', 'IL']],
  ['Arlington', ['VA', 'TX']],
  ['Glendale', ['AZ', 'CA']],
  ['Rochester', ['NY', 'MN']],
  ['Charleston', ['SC', 'WV']],
  ['the DMV region', ['DC', 'MD', 'VA'], 'dmv (?:area|region)'],
];

/** Other names of states. */
export const statesCalled: readonly (readonly [called: string, state: StateCode])[] = [
  ['washington,? ?d\\.? ?c\\.?(?!\\w)|d\\. ?c\\.?(?!\\w)|\\bdc|the district', 'DC'],
  ['washington state|state of washington', 'WA'],
  ['new york state|state of new york|ny state', 'NY'],
  ['cali|calif', 'CA'],
  ['fla', 'FL'],
  ['(?:new )?jersey(?! city)', 'NJ'],
  ['mass(?= ?$)|massachusets|massachussetts', 'MA'],
  ['penn?sylvania|pensylvania', 'PA'],
  ['tenn', 'TN'],
  ['minn', 'MN'],
  ['wisc', 'WI'],
  ['n\\.? carolina', 'NC'],
  ['s\\.? carolina', 'SC'],
  ['w\\.? virginia', 'WV'],
];

/** Regions without published figures. */
export const regions =
  'the midwest|midwest|the east coast|east coast|the west coast|west coast|the northeast|northeast|the south|the deep south|the southwest|the northwest|pacific northwest|pnw|new england|tri[ -]?state(?: area)?|the carolinas|a small town|small towns?|rural (?:areas?|towns?)|big cit(?:y|ies)|a big city|the countryside';

/** Towns that are also ordinary words or names of people: recognized only after words such as "in" or "near". */
export const onlyBehindIn: ReadonlySet<string> = new Set(
  'mobile mesa chandler boulder bend reno lawrence madison buffalo providence erie concord midland flint aurora frisco canton eugene riverside independence queens henderson jackson stockton naples cambridge lexington hollywood princeton hilo casper lowell camden athens macon charlotte augusta irvine lax'.split(
    ' ',
  ),
);
