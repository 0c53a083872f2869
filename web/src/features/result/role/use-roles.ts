import { useMemo } from 'react';
import type { ResultRole } from '#shared/assessment/result-shape.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import type { Engine } from '#web/parts/engine/engine.ts';
import { type RoleView, roleView } from './role-view.ts';

/** Stored roles for display, completed from the facts once loaded. */
export function useStoredRoles(roles: readonly ResultRole[], engine: Engine | null, places: string[]): RoleView[] {
  return useMemo(() => roles.map((role) => roleView(role, places, engine?.facts ?? null)), [roles, engine, places]);
}

/** An occupation to show: by the stored result and the person's own answers, or by a what-if ranking. */
export interface Shown {
  code: string;
  /** the what-if ranking it was opened from */
  moved?: Ranking;
}

/**
 * One role in full: a stored one with its barriers, or any other as explained by the engine; null if that is not
 * possible.
 */
export function useRole(shown: Shown | null, stored: RoleView[], engine: Engine | null, places: string[]) {
  return useMemo((): RoleView | null => {
    if (!shown) return null;
    const known = shown.moved ? undefined : stored.find((role) => role.code === shown.code);
    const index = engine && indexOfCode(engine.facts, shown.code);
    if (!engine || index === null) return known ?? null;
    const ranking = shown.moved ?? engine.own;
    if (!Number.isFinite(ranking.finals[index])) return known ?? null;
    const explanation = engine.explain(ranking, index);
    const role = known ?? roleView(engine.role(ranking, explanation), places, engine.facts);
    return { ...role, barriers: explanation.barriers };
  }, [shown, stored, engine, places]);
}
