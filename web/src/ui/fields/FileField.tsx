import { type DragEvent, useState } from 'react';
import { buttonClass } from '#web/ui/Button.tsx';
import { Field, type FieldText } from './Field.tsx';
import css from './FileField.module.css';

interface FileFieldProps extends FieldText {
  /** what the file picker offers; a dropped file may be anything */
  accept: string;
  choose?: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A file from the device, chosen or dropped. */
export function FileField({
  label,
  hint,
  error,
  accept,
  choose = 'Choose a file',
  disabled = false,
  onChoose,
}: FileFieldProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !disabled) onChoose(file);
  };
  const onDrag = (event: DragEvent, isOver: boolean) => {
    // otherwise the browser navigates to the file
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the control is the input in it
        <div
          className={css.zone}
          data-over={over}
          onDragOver={(event) => onDrag(event, true)}
          onDragLeave={(event) => onDrag(event, false)}
          onDrop={(event) => {
            onDrag(event, false);
            take(event.dataTransfer.files);
          }}
        >
          <input
            {...control}
            type="file"
            className={css.input}
            accept={accept}
            disabled={disabled}
            onChange={(event) => {
              take(event.target.files);
              // allows choosing the same file again
              event.target.value = '';
            }}
          />
          <label htmlFor={control.id} className={buttonClass('secondary')}>
            {choose}
          </label>
          <span className={css.drop}>or drop it here</span>
        </div>
      )}
    </Field>
  );
}
