import type * as z from 'zod/mini';
import { type Plan, planName } from './catalogue.ts';
import type { Denial } from './ledger.ts';
import type { gateAnswer } from './shapes.ts';

/** What a use check found, before it is worded for the wire. */
export interface Usage {
  allowed: boolean;
  denied?: Denial;
  current: number;
  limit: number;
  plan: Plan;
  /** what the units are held under */
  reservationId?: string;
}

/** The five fields of every use check (GAT-06). */
export const toGateAnswer = (usage: Usage): z.input<typeof gateAnswer> => ({
  allowed: usage.allowed,
  ...(usage.denied && { reason: usage.denied }),
  current_usage: usage.current,
  limit: usage.limit,
  plan: planName[usage.plan],
  ...(usage.reservationId && { reservation_id: usage.reservationId }),
});
