/** Loads our texts by field: 350 kB in all, of which an answer needs a few sentences. */
import { fieldOf } from './fields.ts';
import type { FieldTexts } from './texts.ts';

type File = () => Promise<{ default: FieldTexts }>;

// written out, so that a bundler can see the files
const files: Readonly<Record<string, File>> = {
  11: () => import('./texts/11.json', { with: { type: 'json' } }),
  13: () => import('./texts/13.json', { with: { type: 'json' } }),
  15: () => import('./texts/15.json', { with: { type: 'json' } }),
  17: () => import('./texts/17.json', { with: { type: 'json' } }),
  19: () => import('./texts/19.json', { with: { type: 'json' } }),
  21: () => import('./texts/21.json', { with: { type: 'json' } }),
  23: () => import('./texts/23.json', { with: { type: 'json' } }),
  25: () => import('./texts/25.json', { with: { type: 'json' } }),
  27: () => import('./texts/27.json', { with: { type: 'json' } }),
  29: () => import('./texts/29.json', { with: { type: 'json' } }),
  31: () => import('./texts/31.json', { with: { type: 'json' } }),
  33: () => import('./texts/33.json', { with: { type: 'json' } }),
  35: () => import('./texts/35.json', { with: { type: 'json' } }),
  37: () => import('./texts/37.json', { with: { type: 'json' } }),
  39: () => import('./texts/39.json', { with: { type: 'json' } }),
  41: () => import('./texts/41.json', { with: { type: 'json' } }),
  43: () => import('./texts/43.json', { with: { type: 'json' } }),
  45: () => import('./texts/45.json', { with: { type: 'json' } }),
  47: () => import('./texts/47.json', { with: { type: 'json' } }),
  49: () => import('./texts/49.json', { with: { type: 'json' } }),
  51: () => import('./texts/51.json', { with: { type: 'json' } }),
  53: () => import('./texts/53.json', { with: { type: 'json' } }),
};

/** The texts of these occupations, and of others in their fields, by O*NET-SOC code. */
export async function textsOf(codes: Iterable<string>): Promise<FieldTexts> {
  const fields = new Set([...codes].map(fieldOf));
  const loaded = await Promise.all([...fields].map(async (field) => (await files[field]!()).default));
  return Object.assign({}, ...loaded);
}
