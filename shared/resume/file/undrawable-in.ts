import { undrawable } from '#shared/documents/drawable.ts';
import { type TextDocument, textsOf } from './text-document.ts';

/** at most this many characters are named */
const MAX_NAMED = 8;

/** Why a PDF cannot be made: characters it cannot draw, and where they are; null when it can draw all. */
export function undrawableIn(document: TextDocument): string | null {
  const found = textsOf(document).map(({ text, of }) => ({ of, characters: undrawable(text) }));
  const missing = found.filter(({ characters }) => characters.length > 0);
  if (missing.length === 0) return null;
  const characters = [...new Set(missing.flatMap((each) => each.characters))];
  const places = [...new Set(missing.map(({ of }) => of))];
  const named = characters.slice(0, MAX_NAMED).join(' ');
  const more = characters.length > MAX_NAMED ? ` and ${characters.length - MAX_NAMED} more characters` : '';
  return `A PDF has no letters for ${named}${more} (in ${places.join(', ')}). Word and HTML keep them. For a PDF, write that part in Latin, Greek or Cyrillic letters.`;
}
