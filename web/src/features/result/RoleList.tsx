import { Fragment, type KeyboardEvent, useRef } from 'react';
import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import css from './RoleList.module.css';
import { belowMarks, stepsLine } from './role/move/move-line.ts';
import type { RoleView } from './role/role-view.ts';
import { marketParts, payGroupText } from './role/role-words.ts';
import { runOf, tieRuns, tieText } from './score/ties.ts';
import { scoreBand } from './score/wording.ts';

interface RoleListProps {
  label: string;
  roles: readonly RoleView[];
  /** tie groups in the order of the roles */
  tieGroups: readonly number[];
  selected: string;
  /** left out; the others keep their places in the ranking */
  hidden: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  onSelect: (code: string) => void;
  /** Enter, Space or a click: go to the selected occupation. */
  onOpen: (code: string) => void;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A listbox (ARIA pattern) of the ten best occupations (RES-05, RES-42). Ties are bracketed. */
export function RoleList({ label, roles, tieGroups, selected, hidden, saved, onSelect, onOpen }: RoleListProps) {
  const list = useRef<HTMLDivElement>(null);
  const runs = tieRuns(tieGroups);
  const gists = useGists(roles.map(({ code }) => code));
  const lineOf = ({ code }: RoleView) => gists.get(code) ?? '';
  const shown = roles.flatMap((role, position) => (hidden.has(role.code) ? [] : [{ role, place: position + 1 }]));
  const current = Math.max(
    0,
    shown.findIndex(({ role }) => role.code === selected),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const at = [...(list.current?.children ?? [])].indexOf(document.activeElement as Element);
    const code = shown[at]?.role.code;
    if (!code) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(code);
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(at, shown.length - 1);
    onSelect(shown[next]!.role.code);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  if (shown.length === 0) return <p>You have hidden all {roles.length}. Bring back what you want to see again.</p>;
  return (
    <div ref={list} role="listbox" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
      {shown.map(({ role, place }, position) => {
        const run = runOf(runs, place);
        const opens = run && !shown.some((other) => other.place >= run.from && other.place < place);
        const isSaved = saved.has(role.code);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles the keys of all its options
          <div
            key={role.code}
            role="option"
            aria-selected={role.code === selected}
            aria-label={spoken({ role, place, line: lineOf(role), tie: run && tieText(run), isSaved })}
            tabIndex={position === current ? 0 : -1}
            className={css.role}
            data-tied={Boolean(run)}
            data-opens={opens ? tieText(run) : undefined}
            onClick={() => {
              onSelect(role.code);
              onOpen(role.code);
            }}
          >
            <span className={css.rank}>{place}</span>
            <span className={css.words}>
              <span className={css.title}>
                {role.title} {isSaved && <Badge>Saved</Badge>}
              </span>
              <span className={css.line}>{lineOf(role)}</span>
              <span className={css.market}>
                {marketParts(role).map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && ' · '}
                    <span>{part}</span>
                  </Fragment>
                ))}
              </span>
              {payGroupText(role) && <span className={css.group}>{payGroupText(role)}</span>}
              {role.move && <span className={css.steps}>{stepsLine(role.move)}</span>}
              {role.move?.below && <span className={css.steps}>{belowMarks[role.move.below]}</span>}
            </span>
            <span className={css.score}>{Math.round(role.finalScore)}</span>
          </div>
        );
      })}
    </div>
  );
}

interface SpokenRow {
  role: RoleView;
  place: number;
  line: string;
  tie: string | undefined;
  isSaved: boolean;
}

function spoken({ role, place, line, tie, isSaved }: SpokenRow): string {
  const score = `${Math.round(role.finalScore)} of 100, ${scoreBand(role.finalScore).word}`;
  const move = role.move && [stepsLine(role.move), role.move.below && belowMarks[role.move.below]];
  return [
    `${place}. ${role.title}`,
    isSaved && 'Saved',
    line.replace(/\.$/, ''),
    score,
    marketParts(role).join(', '),
    payGroupText(role),
    ...(move ?? []),
    tie,
  ]
    .filter(Boolean)
    .join('. ');
}
