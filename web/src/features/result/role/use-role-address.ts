import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Ranking } from '#shared/matching/ranking.ts';
import { codeOfAddress, plainNames, slugOf } from '#shared/occupations/names.ts';
import type { Shown } from './use-roles.ts';

/** The state of a history entry. */
interface OverResult {
  /** the result's own position in the history; absent when somebody arrived by a link */
  result?: number;
  /** opened from a what-if ranking */
  moved?: boolean;
}

/** The router numbers history entries; entries the browser created for a hash have no number. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx;

/**
 * The occupation open over the result, from the address: `?occupation=registered-nurse`. Opening one adds a history
 * entry, so that Back closes it or returns to the previous one; closing returns to the result.
 */
export function useRoleAddress() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const over = (state ?? {}) as OverResult;
  const [ranking, setRanking] = useState<Ranking>();
  const closed = useRef('');

  const query = new URLSearchParams(search);
  const named = query.get('occupation');
  const code = named === null ? null : codeOfAddress(named);
  const shown: Shown | null = code === null ? null : { code, ...(over.moved && ranking && { moved: ranking }) };

  const linkTo = (other: string, moved = false) => {
    const wanted = new URLSearchParams(search);
    wanted.set('occupation', slugOf(plainNames[other] ?? other));
    const result = named === null ? placeInHistory() : over.result;
    return { to: { search: `?${wanted}` }, state: { ...(result !== undefined && { result }), moved } };
  };

  return {
    /** whether the address names an occupation, known or not */
    open: named !== null,
    shown,
    /** our name of it */
    name: code === null ? null : plainNames[code]!,
    linkTo,
    show: ({ code: other, moved }: Shown) => {
      const { to, state } = linkTo(other, moved !== undefined);
      setRanking(moved);
      navigate(to, { state });
    },
    close: () => {
      if (closed.current === key) return; // ignores a second Escape while the first is being handled
      closed.current = key;
      query.delete('occupation');
      const here = placeInHistory();
      if (over.result === undefined || here === undefined) navigate({ search: query.toString() }, { replace: true });
      else navigate(over.result - here);
    },
  };
}
