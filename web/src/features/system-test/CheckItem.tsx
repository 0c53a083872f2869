import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './CheckItem.module.css';
import type { Check } from './checks.ts';
import { Json } from './Json.tsx';
import type { Outcome } from './use-checks.ts';

interface CheckItemProps {
  check: Check;
  outcome: Outcome | undefined;
  running: boolean;
  /** another check is running */
  waiting: boolean;
  onRun: () => void;
  /** inputs of the check, if it has any */
  children?: ReactNode;
}

/** SYS-03 */
const verdict = (outcome: Outcome | undefined) => {
  if (!outcome) return { word: 'Not run', tone: 'neutral' } as const;
  return outcome.passed ? ({ word: 'Pass', tone: 'good' } as const) : ({ word: 'Fail', tone: 'bad' } as const);
};

/** One check: what it does, its outcome, and the answer on request. */
export function CheckItem({ check, outcome, running, waiting, onRun, children }: CheckItemProps) {
  const { word, tone } = verdict(outcome);
  const { name, route } = check;
  return (
    <li className={css.check}>
      <div className={css.head}>
        <Cluster gap={2}>
          <h2 className={css.name}>{name}</h2>
          <span role="status">
            <VisuallyHidden>{`${name}: `}</VisuallyHidden>
            <Badge tone={tone}>{word}</Badge>
          </span>
        </Cluster>
        <Button busy={running} aria-disabled={waiting || undefined} onClick={() => waiting || onRun()}>
          {running ? 'Running' : 'Run'}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
      <p>{check.what}</p>
      <p className={css.call}>
        <code>{`${route.method} /api${route.path}`}</code>
      </p>
      {children}
      {outcome && (
        // the key makes a new outcome open or close it again
        <Disclosure
          key={`${word} ${outcome.ms}`}
          open={!outcome.passed}
          summary={`${outcome.passed ? 'Answer' : 'Error'} after ${outcome.ms} ms`}
        >
          <Stack gap={3}>
            <Json label={`What ${name} sent`} title="Sent" value={outcome.sent} />
            <Json label={`What ${name} got back`} title={outcome.passed ? 'Answer' : 'Error'} value={outcome.reply} />
          </Stack>
        </Disclosure>
      )}
    </li>
  );
}
