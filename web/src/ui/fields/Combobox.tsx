import { useCombobox } from 'downshift';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './Combobox.module.css';
import fieldCss from './Field.module.css';
import { Field } from './Field.tsx';
import { useFieldError } from './use-field-error.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  note?: string | undefined;
}

interface ComboboxProps {
  label: string;
  hint?: ReactNode;
  /** The chosen option. Omit it if a choice is added elsewhere, such as to a list: the field then empties. */
  value?: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** The options for the typed text, best first; never called with an empty text. */
  search: (text: string) => readonly ComboboxOption[];
  /** Whether options are still loading: typing already works, and options appear when they arrive. */
  loading?: boolean;
  disabled?: boolean;
}

const { ControlledPropUpdatedSelectedItem, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
const UNCHOSEN = 'Choose one from the list, or empty this field.';

/**
 * A choice among too many options for a list, found by typing. Only an option of the list counts, and the field always
 * shows the one that counts.
 */
export function Combobox({ label, hint, value, onChange, search, loading, disabled }: ComboboxProps) {
  const [text, setText] = useState(value?.label ?? '');
  const options = useMemo(() => (text.trim() === '' || loading ? [] : search(text)), [search, text, loading]);
  const { error, field } = useFieldError(text.trim() !== '' && !value ? UNCHOSEN : undefined);
  const list = useRef<HTMLDivElement>(null);

  const chosen = useRef(Boolean(value));
  useEffect(() => {
    if (value) setText(value.label);
    else if (chosen.current) setText('');
    chosen.current = Boolean(value);
  }, [value]);
  const choose = (option: ComboboxOption | null) => {
    setText((value !== undefined && option?.label) || '');
    onChange(option);
  };

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxOption>({
    items: options as ComboboxOption[],
    itemToString: (option) => option?.label ?? '',
    inputValue: text,
    selectedItem: value ?? null,
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      const { inputValue = '' } = changes;
      // leaving is not choosing, and `text` alone determines the text, even if a choice is added elsewhere
      if (type === InputBlur || type === ControlledPropUpdatedSelectedItem)
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      return { ...changes, isOpen: Boolean(changes.isOpen) && inputValue.trim() !== '' };
    },
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem) choose(selectedItem);
      else if (type === InputKeyDownEscape && !isOpen) choose(null);
    },
  });
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const none = loading ? 'The list is being loaded …' : 'Nothing found. Try another word for it, or leave it out.';
  const found = options.length === 0 ? none : `${options.length} found, best first.`;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={css.box}>
          <input
            {...getInputProps({
              ...field,
              ...control,
              'aria-label': label,
              disabled,
              onChange: ({ currentTarget }) => {
                field.onInput();
                setText(currentTarget.value);
                chosen.current = false;
                if (value) onChange(null);
              },
              // Enter chooses; it never submits the form, which may complete a long task
              onKeyDown: (event) => {
                if (event.key === 'Enter') event.preventDefault();
              },
            })}
            type="text"
            spellCheck={false}
            className={`${fieldCss.input} ${css.input}`}
          />
          {text !== '' && !disabled && (
            <CloseButton
              label={`Clear ${label}`}
              className={css.clear}
              onClick={() => {
                choose(null);
                field.ref.current?.focus();
              }}
            />
          )}
          <div ref={list} className={css.list} hidden={!isOpen}>
            <ul {...getMenuProps({ 'aria-label': label })}>
              {isOpen &&
                options.map((option, index) => (
                  <li
                    key={option.value}
                    {...getItemProps({ item: option, index })}
                    className={index === highlightedIndex ? css.at : undefined}
                  >
                    {option.label}
                    {option.note && <small>{option.note}</small>}
                  </li>
                ))}
            </ul>
            {isOpen && options.length === 0 && <p aria-hidden="true">{found}</p>}
          </div>
          <VisuallyHidden>
            <span role="status">{isOpen && found}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
