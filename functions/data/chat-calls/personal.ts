import { traceOf } from '#functions/data/personal/entity.ts';

export const chatEntities = [traceOf('CHAT')];
