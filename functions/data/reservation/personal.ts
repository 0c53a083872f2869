import { traceOf } from '#functions/data/personal/entity.ts';

export const reservationEntities = [traceOf('RESERVATION#')];
