import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import type { Path } from '../draft/paths.ts';
import type { EntryList } from '../draft/shape.ts';
import css from './Builder.module.css';
import { useCv } from './cv-context.ts';

interface EntryCardsProps {
  list: EntryList;
  /** "Position": numbered for each entry */
  each: string;
  /** whether the list may become empty */
  optional?: boolean;
  children: (path: Path, at: number) => ReactNode;
}

/** The entries of a list. An entry can be removed while there is more than one (CVT-07), and that can be undone. */
export function EntryCards({ list, each, optional = false, children }: EntryCardsProps) {
  const { draft, act } = useCv();
  const ids = draft.ids[list];
  return (
    <Stack gap={5}>
      {ids.map((id, at) => (
        <fieldset key={id} className={css.entry}>
          <legend>
            {each} {at + 1}
          </legend>
          <Stack gap={4}>
            {children([list, { id }], at)}
            {(optional || ids.length > 1) && (
              <Cluster>
                <Button variant="quiet" onClick={() => act({ kind: 'remove', list, id })}>
                  Remove {each.toLowerCase()} {at + 1}
                </Button>
              </Cluster>
            )}
          </Stack>
        </fieldset>
      ))}
      <Cluster>
        <Button onClick={() => act({ kind: 'add', list })}>Add {each.toLowerCase()}</Button>
      </Cluster>
    </Stack>
  );
}
