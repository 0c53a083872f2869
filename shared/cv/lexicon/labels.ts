/** The labels of fields in forms and tables. */
import { type LabelKind, labelNames } from './labels.data.ts';
import { plain } from './plain.ts';

const words = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const kinds = new Map<string, LabelKind>();
for (const [kind, names] of Object.entries(labelNames) as [LabelKind, string][])
  for (const name of names.split(/[|\n]/)) if (name.trim()) kinds.set(words(name), kind);

/** "Name and kind of the school", "Nombre y dirección de la empresa": forms have many wordings. */
const asksForName =
  /^(?:name|names|nombre|nom|nome|denominacion|denominazione|naam|nazwa|nazev|nazov|naziv|ονομα|ονομασια|επωνυμια|numele|denumirea|namn|navn|nimi|nev|adi|bezeichnung|наименование|название) (?=\p{L}+ )/u;
const ofSchool =
  /(?:^| )(?:school|colleg|universit|institut|instituc|educat|training|etud|estudi|enseign|formaci|formazion|formation|istruzion|ensino|onderwijs|opleiding|bildung|ausbildung|schul|hochschul|uczeln|szkol|ksztalc|εκπαιδευ|invatam|vzdel|oktat|koulu|utbildning|uddannelse|utdanning|okul|учеб|учебн|обуч|образов)/u;
const ofEmployer =
  /(?:^| )(?:employ|compan|empresa|emplead|empregador|aziend|datore|impresa|entrepris|societe|firm|unternehm|arbeitgeb|betrieb|werkgever|bedrijf|organisati|pracodaw|arbetsgiv|arbeidsgiv|arbejdsgiv|foretag|virksomhed|εργοδ|εταιρ|angajator|zamestnav|munkaltat|poslodav|delodajal|isveren|isyer|работодат|компани|организац|предприят)/u;

function askedFor(label: string): LabelKind | null {
  if (!asksForName.test(label)) return null;
  return ofSchool.test(label) ? 'school' : ofEmployer.test(label) ? 'organisation' : null;
}

/** The kind of value that a text labels, if all of it is a label. */
export function labelKind(text: string): LabelKind | null {
  if (text.length > 70 || /\d/.test(text)) return null;
  const label = words(text);
  return kinds.get(label) ?? askedFor(label) ?? (/^\s*(?:%|#|№|s\/n)\s*$/i.test(text) ? 'count' : null);
}

/** The label before a colon, and the offset of its value. */
export function leadingLabel(text: string): { kind: LabelKind; from: number } | null {
  const match = /^([^:：]{1,60}?)\s*[:：]\s*/u.exec(text);
  const kind = match && labelKind(match[1]!);
  return kind ? { kind, from: match[0].length } : null;
}
