/** The occupation of a license named in a CV; courses and memberships have none. */
import type { ComboboxOption } from '#web/ui/fields/Combobox.tsx';

type Search = (text: string) => readonly ComboboxOption[];

/** Common names of licenses, by occupation. */
const known: readonly [RegExp, code: string][] = [
  [/\bCPA\b|certified public accountant/i, '13-2011.00'],
  [/\bRN\b|[Rr]egistered [Nn]urse/, '29-1141.00'],
  [/\bL[PV]N\b|licensed (?:practical|vocational) nurse/i, '29-2061.00'],
  [/\bCDL\b|commercial driver/i, '53-3032.00'],
  [/\bEMT\b|emergency medical technician/i, '29-2042.00'],
  [/\bbar (?:admission|exam)|admitted to (?:the )?(?:\w+ )?(?:state )?bar\b|attorney/i, '23-1011.00'],
  [/\bLCSW\b|licensed clinical social worker/i, '21-1022.00'],
];

const says = /licen[cs]|\bregistered\b|journey(?:man|worker)|state board|\bcredential\b|approbation/i;
const besides =
  /\b(?:licen[cs]\w*|registered|registration|certified|certificate|credential|state|board|journey(?:man|worker)|master|of|the|in|for|no|number|active|current)\b/gi;

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/s\b/g, '');

/** @param search finds only occupations that need a license somewhere */
export function licenceOf(certificate: string, search: Search): ComboboxOption | null {
  const code = known.find(([name]) => name.test(certificate))?.[1];
  if (code) return search(code)[0] ?? null;
  if (!says.test(certificate)) return null;
  const [named = ''] = certificate.replace(besides, ' ').split(/[,;|(–—-]|\b\d/);
  const own = words(named);
  // a license for an occupation that merely sounds similar does not count
  return (
    (own &&
      search(named).find(({ label, note = '' }) =>
        [label, note.replace('also called ', '')].map(words).includes(own),
      )) ||
    null
  );
}
