import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Control, type FieldPath, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import css from './Entries.module.css';
import { blank, type ResumeForm } from './resume-form.ts';

type List = keyof typeof blank;

interface EntriesProps {
  control: Control<ResumeForm>;
  list: List;
  /** the name of one entry: "Job" */
  one: string;
  /** the minimum number of entries (RSM-18) */
  least: 0 | 1;
  children: (place: number) => ReactNode;
}

/** Entries that can be added and removed; removing a filled one asks first. */
export function Entries({ control, list, one, least, children }: EntriesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: list });
  const values = useWatch({ control, name: list as FieldPath<ResumeForm> }) as unknown as Record<string, string>[];
  const [asked, setAsked] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  const drop = (place: number) => {
    removed.current = true;
    remove(place);
  };
  // the pressed button is gone, and the dialog is closed by now
  useEffect(() => {
    if (removed.current) add.current?.focus();
    removed.current = false;
  });
  const isBlank = (place: number) => Object.values(values[place] ?? {}).every((value) => !value?.trim());
  return (
    <Stack gap={4}>
      {fields.length > 0 && (
        <ol className={css.entries}>
          {fields.map(({ id }, place) => (
            <li key={id} className={css.entry}>
              <fieldset className={css.fields}>
                <legend className={css.name}>{`${one} ${place + 1}`}</legend>
                {children(place)}
              </fieldset>
              {fields.length > least && (
                <Button
                  variant="quiet"
                  aria-label={`Remove ${one.toLowerCase()} ${place + 1}`}
                  onClick={() => (isBlank(place) ? drop(place) : setAsked(place))}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Cluster>
        <Button ref={add} onClick={() => append(blank[list])}>
          {`Add ${fields.length > 0 ? 'another' : 'a'} ${one.toLowerCase()}`}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={asked !== null}
        title={`Remove ${one.toLowerCase()} ${(asked ?? 0) + 1}?`}
        confirmLabel="Remove"
        tone="danger"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          drop(asked!);
        }}
      >
        What you wrote there is deleted.
      </ConfirmDialog>
    </Stack>
  );
}
