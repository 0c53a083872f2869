import { diffWords } from 'diff';
import type { Change } from '#shared/resume/decide.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Changes.module.css';

interface ChangesProps {
  changes: readonly Change[];
  refused: ReadonlySet<string>;
  onRefused: (refused: ReadonlySet<string>) => void;
}

/** The writer's changes word by word; each can be accepted or rejected, and the preview follows. */
export function Changes({ changes, refused, onRefused }: ChangesProps) {
  const toggle = (line: string) => {
    const next = new Set(refused);
    if (!next.delete(line)) next.add(line);
    onRefused(next);
  };
  return (
    <Stack as="section" gap={3}>
      <h3>{`What was changed (${changes.length})`}</h3>
      <ul className={css.changes}>
        {changes.map((change) => (
          <li key={change.line}>
            <Checkbox
              label={change.leftOut ? <LeftOut {...change} /> : <Words {...change} />}
              checked={!refused.has(change.line)}
              onChange={() => toggle(change.line)}
            />
          </li>
        ))}
      </ul>
      <p>
        <small>Uncheck a change to get your own words back.</small>
      </p>
    </Stack>
  );
}

const LeftOut = ({ said }: Change) => (
  <>
    Left out: <del>{said}</del>
  </>
);

const Words = ({ said, written }: Change) => (
  <>
    <VisuallyHidden>{`Instead of “${said}”: “${written}”`}</VisuallyHidden>
    <span aria-hidden="true">
      {diffWords(said, written).map(({ value, added, removed }, place) => {
        const key = `${place}${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </span>
  </>
);
