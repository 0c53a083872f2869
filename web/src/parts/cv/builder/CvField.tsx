import type { ComponentProps, FocusEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { isNotFound } from '../draft/draft.ts';
import { type Path, pathKey, valueAt } from '../draft/paths.ts';
import css from './CvField.module.css';
import { useCv } from './cv-context.ts';

interface CvFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  path: Path;
  label: string;
  /** the name beside the page, if the label alone is unclear */
  of?: string;
  hint?: string;
  rows?: number;
  /** whether to ask for it when an entry was read without it */
  sought?: boolean;
  /** normalizes the value when the field loses focus */
  tidy?: (value: string) => string;
}

/** A field of the CV. It tells the page view where it is, and can be filled from there. */
export function CvField({ path, label, of, hint, rows, sought = false, tidy, ...input }: CvFieldProps) {
  const { draft, act, setActive, setWanted, confirm } = useCv();
  const value = String(valueAt(draft, path) ?? '');
  const set = (next: string) => act({ kind: 'set', path, value: next });
  const props = {
    label,
    hint: sought && isNotFound(draft, path) ? <NotFound hint={hint} /> : hint,
    value,
    name: pathKey(path),
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      setActive({ path, label: of ?? label, element: currentTarget }),
    onBlur: () => {
      const tidied = tidy?.(value);
      if (tidied !== undefined && tidied !== value) set(tidied);
    },
  };
  const field = rows ? (
    <TextAreaField {...props} rows={rows} onChange={(event) => set(event.target.value)} />
  ) : (
    <TextField {...props} {...input} onChange={(event) => set(event.target.value)} />
  );
  const isUnsure = draft.unsure.includes(pathKey(path));
  // the wrapper is always there, so that typing does not remount the field
  return (
    <div className={[isUnsure && css.unsure, rows && css.lines].filter(Boolean).join(' ')}>
      {field}
      {isUnsure && (
        <div className={css.mark}>
          <span>Found only by a language model. Is it right?</span>
          <Button variant="quiet" aria-label={`Confirm ${of ?? label}`} onClick={() => confirm(path)}>
            Confirm
          </Button>
          <Button
            variant="quiet"
            aria-label={`Clear ${of ?? label}`}
            onClick={() => {
              set('');
              setWanted(pathKey(path));
            }}
          >
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}

const NotFound = ({ hint }: Pick<CvFieldProps, 'hint'>) => (
  <>
    {hint && `${hint}. `}
    <b>Please check:</b> not found in your file. Choose its line on the page, or type it.
  </>
);
