import { accountNeeds } from '#functions/account/needs.ts';
import { adminNeeds } from '#functions/admin/needs.ts';
import { assessmentNeeds } from '#functions/assessment/needs.ts';
import { occupationsNeeds } from '#functions/occupations/needs.ts';
import type { Needs } from '#functions/outside/needs.ts';
import { plansNeeds } from '#functions/plans/needs.ts';
import type { api, RouteEntry } from '#shared/api.ts';

const needs: { [Domain in keyof typeof api]: Record<keyof (typeof api)[Domain], Needs> } = {
  account: accountNeeds,
  admin: adminNeeds,
  assessment: assessmentNeeds,
  occupations: occupationsNeeds,
  plans: plansNeeds,
};

/** What the function of a route needs. */
export const needsOf = ({ domain, name }: RouteEntry): Needs =>
  (needs as Record<string, Record<string, Needs>>)[domain]![name]!;
