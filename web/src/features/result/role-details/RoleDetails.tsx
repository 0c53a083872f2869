import { use, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { slugOf } from '#shared/occupations/names.ts';
import { answerReader } from '#web/parts/engine/answer-text.ts';
import { itemBank } from '#web/parts/engine/item-bank.ts';
import { HiddenNote } from '#web/parts/marks/HiddenNote.tsx';
import { paths } from '#web/paths.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { RoleView } from '../role/role-view.ts';
import { isSample } from '../sample/sample-id.ts';
import { RoleCard } from '../shortlist/RoleCard.tsx';
import { useHiding } from '../shortlist/use-hiding.ts';
import { RoleSections } from './RoleSections.tsx';

interface RoleDetailsProps {
  result: ResultBody;
  role: RoleView;
  /** null while the occupation facts are not loaded */
  facts: Facts | null;
  /** null for viewers other than the owner */
  answers: Answers | null;
  /** false if a heading above already has the title */
  headed?: boolean;
  /** explains where these numbers come from, if they are not the stored ones */
  origin?: string;
}

/** Everything about one occupation for this person (RES-06, RES-07, RES-08). */
export default function RoleDetails({ result, role, facts, answers, headed = true, origin }: RoleDetailsProps) {
  const bank = answers && use(itemBank(result.variant));
  const readAnswer = useMemo(
    () => (bank && answers ? answerReader(bank, answers, facts) : null),
    [bank, answers, facts],
  );
  const place = useRef<HTMLDivElement>(null);
  const { isHidden, hide, undo } = useHiding(role, place);
  if (isHidden && !isSample(result))
    return (
      <Stack ref={place} as="article" gap={3} tabIndex={-1} aria-label={role.title}>
        <HiddenNote name={role.title} onUndo={undo} />
        <p>
          The result still counts it, and below the list you can bring it back at any time. What the work is stands on{' '}
          <Link to={paths.occupation(slugOf(role.title))}>its own page</Link>.
        </p>
      </Stack>
    );
  return (
    <Stack ref={place} as="article" gap={6} tabIndex={-1} aria-label={role.title}>
      <RoleCard
        result={result}
        role={role}
        facts={facts}
        readAnswer={readAnswer}
        headed={headed}
        origin={origin}
        onHide={hide}
      />
      <Disclosure summary="Receipts: every point, figure and answer behind this">
        <RoleSections result={result} role={role} facts={facts} answers={answers} readAnswer={readAnswer} />
      </Disclosure>
    </Stack>
  );
}
