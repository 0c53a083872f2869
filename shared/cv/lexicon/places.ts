/** Whether a text is only a place. */
import { cities } from './cities.data.ts';
import { plain, plainWords } from './plain.ts';

const regionCodes =
  'AD AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BI BJ BR BS BW BY CA CD CH CI CL CM CN CO CR CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SN SO SR SS SV SY SZ TG TH TJ TM TN TR TT TW TZ UA UG US UY UZ VE VN VU XK YE ZA ZM ZW'.split(
    ' ',
  );
const languages = 'en de fr es it pt nl pl sv da nb fi cs hu ro tr ru uk el'.split(' ');

const countries = new Set(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return regionCodes.map((code) => plain(names.of(code) ?? code));
  }),
);
for (const name of 'usa us u.s. u.s.a. uk u.k. england scotland wales northern ireland uae holland czech republic korea south korea macedonia turkiye deutschland brd eu europe remote hybrid worldwide on-site onsite teleworking teletravail homeoffice teletrabajo'.split(
  ' ',
))
  countries.add(name);
for (const name of [
  'northern ireland',
  'czech republic',
  'south korea',
  'new zealand',
  'united states of america',
  'the netherlands',
  'home office',
  'work from home',
  'hong kong',
  'great britain',
  'remote work',
  'fully remote',
  'various locations',
  'multiple locations',
])
  countries.add(name);

const states = new Set(
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc on qc bc ab mb sk ns nb nsw vic qld nl pe yt'.split(
    ' ',
  ),
);
const stateNames = new Set(
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|nova scotia|bayern|bavaria|hessen|sachsen|niedersachsen|baden-wurttemberg|nordrhein-westfalen|karnataka|maharashtra|tamil nadu|telangana|gujarat|west bengal|uttar pradesh|kerala|punjab|rajasthan|haryana|catalunya|cataluna|andalucia|lombardia|toscana|ile-de-france|new south wales|queensland|bay area|san francisco bay area|greater london|sp|rj|mg'.split(
    '|',
  ),
);
/** "Madison, Wis.": newspaper abbreviations. */
const statesInShort = new Set(
  'ala ariz ark calif colo conn del fla ga ill ind kan ky la mass md mich minn miss mo mont nc nd neb nev nh nj nm ny ohio okla ore pa ri sc sd tenn tex va vt wash wis wva wyo dc ont que alta sask man'.split(
    ' ',
  ),
);
const isStateInShort = (piece: string): boolean =>
  /^\p{Lu}.*\.$/u.test(piece.trim()) && statesInShort.has(plain(piece).replace(/[^a-z]/g, ''));
const cityNames = new Set(cities.split('|').map((name) => plain(name.trim())));

const isCountry = (text: string) => countries.has(text) || stateNames.has(text);

/** Whether a comma-separated piece is surely a city, a state or a country. */
export function isPlaceName(piece: string): boolean {
  const text = plain(piece).replace(/[().]/g, '').trim();
  if (/^\p{Lu}{2,3}$/u.test(piece.trim()) && states.has(text)) return true;
  return (
    isCountry(text) ||
    isStateInShort(piece) ||
    cityNames.has(text) ||
    /^(remote|hybrid|remoto|remote work)\b/.test(text)
  );
}

const capitalised = (piece: string) => /^\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{L}[\p{L}'’.-]*)){0,3}$/u.test(piece.trim());

/** "Farnborough (UK), Atyrau (KZ)": towns with their country codes. */
const codedTowns =
  /^\p{Lu}[\p{L}.'’ -]+ \((?:UK|USA|UAE|\p{Lu}{2})\)(?:, \p{Lu}[\p{L}.'’ -]+ \((?:UK|USA|UAE|\p{Lu}{2})\))+$/u;

/** "Berlin", "Leeds, UK", "75011 Paris", "Austin, TX (Remote)", "Madrid, ES": only a place. */
export function isPlace(text: string): boolean {
  if (codedTowns.test(text.trim())) return true;
  const pieces = piecesOf(text);
  return pieces.length > 0 && pieces.every((piece, i) => isPlaceName(piece) || isCodeBehind(piece, pieces[i - 1]));
}

/** A country code after a known city; elsewhere "IT" and "HR" are not places. */
const isCodeBehind = (piece: string, city: string | undefined): boolean =>
  city !== undefined && regionCodes.includes(piece) && cityNames.has(plain(city));

/** "Zeist, Netherlands": an unlisted name before its state or country is probably a town. */
export function isLikelyPlace(text: string): boolean {
  const [town, ...wider] = piecesOf(text);
  if (!town || wider.length === 0 || wider.length > 2) return false;
  return capitalised(town) && plainWords(town).length <= 3 && wider.every(isRegion);
}

/** A known or probable place: "Berlin", "Zeist, Netherlands". */
export const mayBePlace = (text: string): boolean => isPlace(text) || isLikelyPlace(text);

/** Whether a comma-separated piece is surely a state or a country. */
export const isRegion = (piece: string): boolean => {
  const text = plain(piece).replace(/[().]/g, '').trim();
  return isCountry(text) || isStateInShort(piece) || (/^\p{Lu}{2,3}$/u.test(piece.trim()) && states.has(text));
};

function piecesOf(text: string): string[] {
  const bare = text
    .replace(/^(?:location|ort|lieu|lugar|luogo|plaats|miejsce|in)\s*:\s*/i, '')
    .replace(/^[([]|[)\]]$/g, '')
    .trim();
  if (!bare || bare.length > 60) return [];
  const pieces = bare.split(/\s*[,/|·•()]\s*|\s+[-–—]\s+/).filter(Boolean);
  if (pieces.length > 4) return [];
  return pieces.map((piece) => piece.replace(/^\d{4,5}\s+|\s+\d{5}(-\d{4})?$/g, '')).flatMap(cityAndRegion);
}

/** "Austin TX": a known city and its state without a comma. Victoria Jordan is a person. */
function cityAndRegion(piece: string): string[] {
  const [, city, code] = /^(.*\p{Ll}) (\p{Lu}{2,3})$/u.exec(piece) ?? [];
  return city && code && cityNames.has(plain(city)) && isRegion(code) ? [city, code] : [piece];
}
