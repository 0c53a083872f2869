import type * as z from 'zod/mini';
import { type Plan, planName } from './catalogue.ts';
import type { Denial } from './ledger.ts';
import type { gateAnswer } from './shapes.ts';

/** The outcome of a usage check, before it is worded for the API. */
export interface Usage {
  allowed: boolean;
  denied?: Denial;
  current: number;
  limit: number;
  plan: Plan;
  /** id of the reservation that holds the units */
  reservationId?: string;
}

/** The five fields of every usage check (GAT-06). */
export const toGateAnswer = (usage: Usage): z.input<typeof gateAnswer> => ({
  allowed: usage.allowed,
  reason: usage.denied ?? null,
  current_usage: usage.current,
  limit: usage.limit,
  plan: planName[usage.plan],
  ...(usage.reservationId && { reservation_id: usage.reservationId }),
});
