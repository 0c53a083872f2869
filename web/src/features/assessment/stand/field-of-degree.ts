/** The field of a degree by its words: a two-digit family of CIP 2020, or null if no word matches. */
import type { FieldCode } from '#shared/assessment/field-codes.data.ts';

/** "Bachelor of Arts in History" is not a degree in art. */
const degrees =
  /\bdoctor of philosophy\b|\b(?:bachelor|master|associate|doctor)s?(?:'s)?(?: degree)?(?: of (?:(?:applied )?(?:science|arts|technology)s?))?\b|\b(?:b|m)\.? ?(?:sc|a|s|eng)\b\.?|\bphd\b|\bgeneral certificate of (?:secondary )?education\b|\bcertificate of education\b/giu;

/** More specific patterns first: "engineering technology" before "engineering". */
const fields: readonly [FieldCode, RegExp][] = [
  ['01', /veterin|agricult|agronom|horticult|animal science|farming|agrar|tiermedizin/],
  [
    '51',
    /nurs|medic|pharm|health|physio|dental|dentist|radiolog|therapy|midwif|paramedic|pflege|medizin|enfermer|infirmi|surg/,
  ],
  ['15', /engineering tech|industrial tech|electronics tech|drafting|surveying/],
  [
    '11',
    /comput|software|informatik|informatics|informatique|informática|information (?:tech|systems|security|science)|cyber|programming|web develop|network admin|\bit\b/,
  ],
  ['04', /architect|urban planning|landscape/],
  ['14', /engineer|ingenieur|ingénieur|ingenier|maschinenbau|elektrotechnik|mechatroni/],
  ['44', /social work|public (?:policy|administration)|soziale arbeit|trabajo social/],
  ['43', /criminal justice|criminolog|police|policing|fire science|corrections|homeland/],
  ['22', /\blaw\b|legal studies|juris|\bjura\b|paralegal|derecho|\bdroit\b|rechtswiss|\bll\.? ?[bm]\b/],
  ['13', /teach|education|pedagog|lehramt|didacti|magisterio/],
  ['42', /psycholog|psicolog|counsel+ing/],
  [
    '52',
    /business|manage|account|financ|marketing|\bmba\b|\bbba\b|commerce|human resources|hospitality|logistics|entrepreneur|betriebswirt|\bbwl\b|gestion|administración de empresas|kauffrau|kaufmann|real estate|insurance/,
  ],
  ['27', /mathemat|statisti|actuarial|matemátic/],
  ['40', /physi(?:cs|k|que)|chemi|física|geolog|astronom|earth science|meteorolog|química/],
  ['26', /biolog|biochem|genetic|life science|microbio|neuroscien|biotech/],
  [
    '45',
    /econom|sociolog|politi|anthropolog|geograph|international relations|social science|volkswirt|wirtschaftswiss/,
  ],
  ['09', /journalis|communication|media studies|public relations|advertising|kommunikation|publizist/],
  ['12', /culinary|cosmetolog|hairdress|barber|\bchef\b|\bcook|bak(?:er|ing)\b|koch\b|köch|friseur|funeral/],
  ['10', /audio|broadcast tech|printing|animation tech/],
  [
    '46',
    /electrician|electrical (?:install|trade)|plumb|carpent|masonry|bricklay|construction|elektriker|tischler|zimmer/,
  ],
  ['48', /weld|machin(?:ing|ist)|\bcnc\b|sheet metal|cabinetmak|schweiß|zerspan/],
  ['47', /mechanic|automotive|hvac|refrigerat|aviation maintenance|diesel|mechaniker|industrial maintenance/],
  ['49', /truck|transport|aviation|\bpilot|maritime|nautical|heavy equipment/],
  ['03', /environment|forest|natural resource|wildlife|sustainab|fisher|umwelt|ecolog/],
  ['19', /nutrition|dietet|child development|family|textile|fashion merchand|consumer science|early childhood/],
  ['31', /sport|kinesiolog|exercise|recreation|fitness/],
  ['50', /design|fine arts?|music|theat|film|photograph|dance|drama|visual arts?|kunst|diseño|\barts?\b/],
  ['23', /english|literature|creative writing|anglistik/],
  ['16', /linguist|translat|interpret|languages?\b|spanish|french|german|romance|slavic|philolog/],
  ['54', /histor|geschichte/],
  ['39', /theolog|divinity|ministry|religious vocation/],
  ['38', /philosoph|religio|ethics/],
  ['25', /librar|archiv|museum/],
  ['05', /(?:gender|women's|american|asian|african|latin|cultural|european|ethnic) studies/],
  ['30', /data science|interdisciplin|cognitive science|gerontolog/],
  ['41', /laboratory tech|science technician|nuclear tech/],
  ['24', /liberal arts|general studies|humanities/],
];

export function fieldOfDegree(degree: string): FieldCode | null {
  const text = degree.slice(0, 200).replace(degrees, ' ').toLowerCase();
  return fields.find(([, words]) => words.test(text))?.[0] ?? null;
}
