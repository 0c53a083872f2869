import { type Change, change } from './change.ts';
import { pathKey } from './paths.ts';
import type { CvDraft } from './shape.ts';

export interface History {
  now: CvDraft;
  past: readonly CvDraft[];
  /** the field being typed into: its letters count as one undo step */
  typing: string | null;
}

const MAX_PAST = 100;

export const historyOf = (now: CvDraft): History => ({ now, past: [], typing: null });

export type Act = Change | { kind: 'undo' } | { kind: 'load'; draft: CvDraft };

export function step(history: History, act: Act): History {
  if (act.kind === 'load') return historyOf(act.draft);
  if (act.kind === 'undo') {
    const before = history.past.at(-1);
    return before ? { now: before, past: history.past.slice(0, -1), typing: null } : history;
  }
  const typing = act.kind === 'set' ? pathKey(act.path) : null;
  const isSame = typing !== null && typing === history.typing;
  return {
    now: change(history.now, act),
    past: isSame ? history.past : [...history.past, history.now].slice(-MAX_PAST),
    typing,
  };
}
