import { type PersonalEntity, traceOf } from '#functions/data/personal/entity.ts';
import { featureName } from '#shared/plans/catalogue.ts';
import { readReceipt, receiptPrefix } from './row.ts';

export const useEntities: PersonalEntity[] = [
  {
    kind: 'use',
    prefix: receiptPrefix,
    exportRow: (item) => {
      const { id, feature, at, title } = readReceipt(item);
      return { id, content: { feature: featureName[feature], title, at: new Date(at).toISOString() } };
    },
  },
  traceOf('WINDOW#'),
];
