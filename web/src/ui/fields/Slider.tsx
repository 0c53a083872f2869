import { type CSSProperties, type ReactNode, useId } from 'react';
import css from './Slider.module.css';

interface SliderProps {
  label: ReactNode;
  /** undefined until the person sets it: the thumb rests in the middle but counts as unanswered. */
  value: number | undefined;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  lowLabel: string;
  highLabel: string;
  /** The value as text: "60 % purpose". */
  valueText: (value: number) => string;
  /** Where the fill starts: at the start for an amount, in the middle for a value between two sides. */
  from?: 'start' | 'middle';
}

const settingKeys = ['Enter', ' '];

/**
 * A native range input with a "not set" state. Moving it sets it; so do a click on the resting thumb and Space or
 * Enter, for people who mean the middle.
 */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  lowLabel,
  highLabel,
  valueText,
  from = 'start',
}: SliderProps) {
  const id = useId();
  const middle = (min + max) / 2;
  const shown = value ?? middle;
  const text = value === undefined ? `${shown}, not set yet` : valueText(value);
  const at = ((shown - min) / (max - min)) * 100;
  const origin = from === 'middle' ? 50 : 0;
  const commit = (input: HTMLInputElement) => {
    if (value === undefined) onChange(Number(input.value));
  };
  return (
    <div className={css.slider} data-unset={value === undefined}>
      <div className={css.line}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={css.value}>
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        style={{ '--low': `${Math.min(origin, at)}%`, '--high': `${Math.max(origin, at)}%` } as CSSProperties}
        aria-valuetext={value === undefined ? `${text}. Move it, or press Space to choose the middle.` : text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        onPointerUp={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (!settingKeys.includes(event.key)) return;
          event.preventDefault();
          commit(event.currentTarget);
        }}
      />
      <div className={css.ends} aria-hidden="true">
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </div>
    </div>
  );
}
