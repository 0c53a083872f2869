import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { Scale } from '#shared/assessment/scales.ts';
import { RadioScale } from '#web/ui/fields/RadioScale.tsx';
import css from './steps.module.css';

export interface RatedItem {
  id: string;
  text: string;
  /** smaller lines below the statement */
  details?: string[];
}

export interface RatingStepProps {
  items: RatedItem[];
  scale: Scale;
  /** Shows the label of every step above the list, if the ends alone do not explain the middle. */
  everyWord?: boolean;
  ratings: Record<string, number>;
  onRate: (id: string, rating: number) => void;
  /** After a rating by pointer, the next open item scrolls to the middle. */
  follow?: boolean;
}

/** A list of statements, each rated 1 to 5. A number key rates the focused item and moves on to the next. */
export function RatingStep({ items, scale, everyWord = false, ratings, onRate, follow = false }: RatingStepProps) {
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const row = (event.target as HTMLElement).closest('li');
    const at = row ? [...list.current!.children].indexOf(row) : -1;
    const item = items[at];
    if (!item || !/^[1-5]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onRate(item.id, Number(event.key));
    const next = list.current!.children[at + 1];
    if (next) focusRow(next);
    // the last item keeps the focus on the given rating, so that arrow keys continue from there
    else row!.querySelector<HTMLInputElement>(`input[value="${event.key}"]`)?.focus();
  };
  const onClick = (event: MouseEvent<HTMLOListElement>) => {
    // clicks synthesized by arrow keys have no detail: the focus stays where it is
    if (!follow || event.detail === 0 || !(event.target instanceof HTMLInputElement)) return;
    const rows = [...list.current!.children];
    const at = rows.findIndex((row) => row.contains(event.target as Node));
    const next = items.findIndex(({ id }, index) => index > at && !(id in ratings));
    rows[next]?.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' });
  };
  return (
    <>
      <p className={css.keys}>Keys 1 to 5 rate the item in focus and move on; Enter goes to the next step.</p>
      {everyWord && (
        <ol className={css.words}>
          {scale.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
      )}
      <ol className={css.ratings} ref={list} onKeyDown={onKeyDown} onClick={onClick}>
        {items.map((item) => (
          <li key={item.id}>
            <RadioScale
              legend={<span className={css.statement}>{item.text}</span>}
              details={item.details && <Details of={item.details} />}
              value={ratings[item.id]}
              onChange={(rating) => onRate(item.id, rating)}
              words={scale}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

const Details = ({ of }: { of: string[] }) =>
  of.map((detail) => (
    <span key={detail} className={css.detail}>
      <Detail text={detail} />
    </span>
  ));

/** Emphasizes the level a line is about, so that it can be found at a glance. */
function Detail({ text }: { text: string }) {
  const level = /^\w+: /.exec(text)?.[0];
  return level ? (
    <>
      <b>{level}</b>
      {text.slice(level.length)}
    </>
  ) : (
    text
  );
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function focusRow(row: Element): void {
  const radio = row.querySelector<HTMLInputElement>('input:checked') ?? row.querySelector<HTMLInputElement>('input');
  radio?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'center' });
}
