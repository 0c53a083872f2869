import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Ranking } from '#shared/matching/ranking.ts';
import { codeOfAddress, plainNames, slugOf } from '#shared/occupations/names.ts';
import type { Shown } from './use-roles.ts';

/** The state of a history entry. */
interface OverResult {
  /** the position of the result itself in the history; unknown where somebody came by a link */
  result?: number;
  /** opened from the ranking of moved answers */
  moved?: boolean;
}

/** The router numbers the entries of the history; one that the browser made for a hash has no number. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx;

/**
 * The occupation that stands over the result, as the address names it: `?occupation=registered-nurse`. Opening one is a step
 * forward in the history, so that Back closes it, or leads to the one before; closing goes back to the result.
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
      if (closed.current === key) return; // a second Escape while the first is on its way
      closed.current = key;
      query.delete('occupation');
      const here = placeInHistory();
      if (over.result === undefined || here === undefined) navigate({ search: query.toString() }, { replace: true });
      else navigate(over.result - here);
    },
  };
}
