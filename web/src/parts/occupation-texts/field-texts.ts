import { fieldOf } from '#shared/occupations/fields.ts';
import type { FieldTexts } from '#shared/occupations/texts.ts';

const files = import.meta.glob<FieldTexts>('../../../../shared/occupations/texts/*.json', { import: 'default' });

/** Their address, used as a query key. */
export const textsUrl = '../../../../shared/occupations/texts';

/** Our texts on the occupations in a code's field: a file of about five kilobytes. */
export const loadFieldTexts = async (code: string): Promise<FieldTexts> =>
  (await files[`${textsUrl}/${fieldOf(code)}.json`]?.()) ?? {};
