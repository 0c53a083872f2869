import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { Section } from '#web/ui/Section.tsx';
import css from './Matches.module.css';
import { RoleList } from './RoleList.tsx';
import { LazyRoleDetails } from './role/LazyRoleDetails.tsx';
import type { RoleView } from './role-view.ts';
import { MatchSources } from './shortlist/MatchSources.tsx';
import { useNarrow } from './use-narrow.ts';

interface MatchesProps {
  result: ResultBody;
  roles: RoleView[];
  selected: RoleView | null;
  facts: Facts | null;
  /** null for a viewer who is not the owner */
  answers: Answers | null;
  onSelect: (code: string) => void;
  /** where list and details do not fit beside each other */
  onOpen: (code: string) => void;
  /** they are test occupations and nobody's matches */
  test?: boolean;
}

/** The ten best occupations, and everything about the one that is selected: beside them, or over them on a small screen. */
export function Matches({ result, roles, selected, facts, answers, onSelect, onOpen, test }: MatchesProps) {
  const narrow = useNarrow();
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
        <div className={css.list}>
          <RoleList
            label="Top matches"
            roles={roles}
            tieGroups={result.roles.map((role) => role.tie_group)}
            selected={selected?.code ?? ''}
            onSelect={onSelect}
            onOpen={(code) => narrow && onOpen(code)}
          />
          <MatchSources />
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
