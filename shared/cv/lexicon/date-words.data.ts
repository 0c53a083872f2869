/** Words of dates, lowercase and without accents, as patterns. */

/** "present", "heute", "до сих пор": ongoing. */
export const ongoing = [
  'present|presently|current|currently|now|today|ongoing|to date|till date|until now|till now|up ?to now',
  'up ?to date|up to (?:the )?present|date|bis heute|heute|bis dato|dato|aktuell|jetzt|laufend|gegenwart',
  "gegenwartig|derzeit|andauernd|aujourd['’]?hui|a ce jour|ce jour|actuel|actuellement|en cours",
  'maintenant|en poste|actualidad|la actualidad|actual|actualmente|presente|la fecha|a la fecha|fecha',
  'hoy|en curso|oggi|attuale|attualmente|in corso|ad oggi|alla data attuale|data attuale',
  'alla data odierna|data odierna|presente|o presente|atual|atualmente|o momento|momento|ate a data',
  'ate a presente data|ate ao momento|ate a data atual|hoje|em curso|até hoje|heden|nu|huidig|obecnie',
  'teraz|nadal|do chwili obecnej|chwili obecnej|dzis|do dzis|nuvarande|pagaende|idag|i dag|d\\.d\\.?',
  'dags dato|naværende|navaerende|naa|na|nykyinen|nykyhetki|nykyisin|soucasnost|soucasne|dosud|doposud',
  'sucasnost|trva|jelenleg|jelen|jelenlegi|mai napig|prezent|in prezent|gunumuz|halen|devam ediyor|devam',
  'bugun|danas|sada|trenutno|sedaj|danes|настоящее время|по настоящее время|по н\\.? ?в\\.?|н\\.? ?в\\.?',
  'наст\\.? ?время|сеичас|теперішніи час|дотепер|тепер|досі|по сеи день|сегодня|до момента|σημερα',
  'μεχρι σημερα|παρον|至今|现在|現在|현재|היום|עד היום|כיום|حتى الان|حتى االن|حتى الحاضر|الحاضر|حاليا|الان|الآن',
  'sekarang|saat ini|kini|hien tai|hien nay|nay|den nay',
].join('|');

/** Words before the start of a range. */
export const since =
  "since|from|starting|as of|class of|seit|ab|von|vom|depuis|des|de|du|desde|dal|da|dall['’]?|od|sinds|vanaf|sedan|fran|fra|siden|alkaen|с|з|від|από|απο|от|per|tu";

/** "May" of "expected May 2025" has not come yet. */
export const expected =
  'expected|anticipated|graduating|due|exp\\.|voraussichtlich|erwartet|prevue?|previst[oa]|esperad[oa]|verwacht|przewidywan[ye]|beklenen|forvantad|forventet';

/** The month in which each begins. */
export const seasons: Record<string, number> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  fruhjahr: 3,
  fruhling: 3,
  sommer: 6,
  herbst: 9,
  printemps: 3,
  ete: 6,
  automne: 9,
  hiver: 12,
  primavera: 3,
  verano: 6,
  otono: 9,
  invierno: 12,
  estate: 6,
  autunno: 9,
  inverno: 12,
  verao: 6,
  outono: 9,
  lente: 3,
  zomer: 6,
  herfst: 9,
  wiosna: 3,
  lato: 6,
  jesien: 9,
  zima: 12,
  var: 3,
  sommaren: 6,
  sommar: 6,
  host: 9,
  vinter: 12,
  ws: 10,
  ss: 4,
  wintersemester: 10,
  sommersemester: 4,
  wise: 10,
  sose: 4,
  michaelmas: 10,
  q1: 1,
  q2: 4,
  q3: 7,
  q4: 10,
  h1: 1,
  h2: 7,
};

/** "Summers" of "Summers 2021, 2022" */
export const seasonNames =
  '(?<![\\p{L}\\p{N}])(?:summers?|winters?|springs?|falls?|autumns?|seasons?|sommer|saisons?|etes?|hivers?|veranos?|temporadas?|estati|estate|verao|veroes|zomers?|somrar|lata)\\s+';
