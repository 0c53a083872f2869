/** The names of fields in forms and tables. */
import { type LabelKind, labelNames } from './labels.data.ts';
import { plain } from './plain.ts';

const kinds = new Map<string, LabelKind>();
for (const [kind, names] of Object.entries(labelNames) as [LabelKind, string][])
  for (const name of names.split(/[|\n]/)) if (name.trim()) kinds.set(name.trim(), kind);

const words = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** What the whole of a text says that it stands beside. */
export const labelKind = (text: string): LabelKind | null =>
  text.length > 70 || /\d/.test(text)
    ? null
    : (kinds.get(words(text)) ?? (/^\s*(?:%|#|№|s\/n)\s*$/i.test(text) ? 'count' : null));

/** The label before a colon, and where what it names begins. */
export function leadingLabel(text: string): { kind: LabelKind; from: number } | null {
  const match = /^([^:]{1,60}?)\s*:\s*/u.exec(text);
  const kind = match && labelKind(match[1]!);
  return kind ? { kind, from: match[0].length } : null;
}
