import { traceOf } from '#functions/data/personal/entity.ts';

export const idempotencyEntities = [traceOf('IDEMPOTENCY#')];
