import { traceOf } from '#functions/data/personal/entity.ts';

export const modelSpendEntities = [traceOf('MODEL#')];
