import { useEffect, useMemo, useRef, useState } from 'react';
import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { useMarks } from '#web/parts/marks/use-marks.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import css from './Matches.module.css';
import { RoleList } from './RoleList.tsx';
import type { RoleView } from './role/role-view.ts';
import { LazyRoleDetails } from './role-details/LazyRoleDetails.tsx';
import { SetAside } from './SetAside.tsx';
import { HiddenMatches } from './shortlist/HiddenMatches.tsx';
import { MatchSources } from './shortlist/MatchSources.tsx';
import { NotScored } from './shortlist/NotScored.tsx';
import { useNarrow } from './use-narrow.ts';

interface MatchesProps {
  result: ResultBody;
  roles: RoleView[];
  /** further occupations of the result */
  outside?: RoleView[];
  hidden?: ReadonlySet<string>;
  selected: RoleView | null;
  facts: Facts | null;
  /** null for viewers other than the owner */
  answers: Answers | null;
  onSelect: (code: string) => void;
  /** called where list and details do not fit side by side */
  onOpen: (code: string) => void;
  /** test occupations, which are nobody's matches */
  test?: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** The ten best occupations and everything about the selected one: beside the list, or over it on small screens. */
export function Matches(props: MatchesProps) {
  const { result, roles, outside = [], hidden = nothing, selected, facts, answers, onSelect, onOpen, test } = props;
  const narrow = useNarrow();
  const marks = useMarks();
  const saved = useMemo(() => new Set(marks.saved.map(({ code }) => code)), [marks]);
  // a restored occupation is selected and takes the focus of the button that restored it
  const [back, setBack] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (back === undefined || hidden.has(back)) return;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    setBack(undefined);
  }, [back, hidden]);
  return (
    <Section
      look="ruled"
      title={test ? `${roles.length} test occupations` : `Your top ${roles.length} matches`}
      lead={
        !test &&
        `Ranked from all ${facts ? `${facts.count} ` : ''}occupations. Choose one to see why it is here, and your next step.`
      }
    >
      <div className={css.columns}>
        <div ref={list} className={css.list}>
          <RoleList
            label="Top matches"
            roles={roles}
            tieGroups={result.roles.map((role) => role.tie_group)}
            selected={selected?.code ?? ''}
            hidden={hidden}
            saved={saved}
            onSelect={onSelect}
            onOpen={(code) => narrow && onOpen(code)}
          />
          {!test && result.set_aside && <SetAside work={result.set_aside} />}
          <HiddenMatches
            roles={[
              ...roles.map((role, at) => ({ role, place: at + 1 })),
              ...outside.map((role) => ({ role, place: null })),
            ].filter(({ role }) => hidden.has(role.code))}
            onBack={(code) => {
              onSelect(code);
              setBack(code);
            }}
          />
          <MatchSources />
          {!test && <NotScored answers={answers} />}
        </div>
        {!narrow && selected && (
          <div className={css.details}>
            <LazyRoleDetails result={result} role={selected} facts={facts} answers={answers} />
          </div>
        )}
      </div>
    </Section>
  );
}
