import { fieldOf } from '#shared/occupations/fields.ts';
import type { FieldTexts } from '#shared/occupations/texts.ts';

const files = import.meta.glob<FieldTexts>('../../../../shared/occupations/texts/*.json', { import: 'default' });

/** Where they lie: the name of a query for one of them. */
export const textsUrl = '../../../../shared/occupations/texts';

/** Our own texts on the occupations of the field that a code lies in: a file of some five kilobytes. */
export const loadFieldTexts = async (code: string): Promise<FieldTexts> =>
  (await files[`${textsUrl}/${fieldOf(code)}.json`]?.()) ?? {};
