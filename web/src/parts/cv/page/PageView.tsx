import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Page } from '#shared/cv/pages.ts';
import type { Place } from '#shared/cv/reading.ts';
import css from './PageView.module.css';
import { type Segment, segmentsOf } from './segments.ts';

interface PageViewProps {
  page: Page;
  /** from 1 */
  number: number;
  of: number;
  /** the source of the focused field */
  marked: readonly Place[];
  /** whether it is shown: a phone shows either the page or the fields */
  isSeen: boolean;
  onPick: (segment: Segment) => void;
}

/** Font size in the style sheet; lines of other sizes are scaled. */
const LETTER = 12;
/** space kept visible before a line that is scrolled to */
const SIDE = 16;

/** A page of the file drawn from its text; each line can be copied into a field. */
export function PageView({ page, number, of, marked, isSeen, onPick }: PageViewProps) {
  const segments = useMemo(() => segmentsOf(page), [page]);
  const root = useRef<HTMLElement>(null);
  const own = marked.filter((place) => place.page === number);
  const first = own[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was hidden could not be scrolled to
  useEffect(() => {
    const sheet = root.current;
    const scroller = sheet?.parentElement;
    if (!first || !sheet || !scroller) return;
    const top = sheet.offsetTop + (first.box.y / page.height) * sheet.offsetHeight;
    if (top < scroller.scrollTop || top > scroller.scrollTop + scroller.clientHeight - 40)
      scroller.scrollTop = top - scroller.clientHeight / 3;
    const left = (first.box.x / page.width) * sheet.offsetWidth;
    if (left < scroller.scrollLeft || left > scroller.scrollLeft + scroller.clientWidth / 2)
      scroller.scrollLeft = left - SIDE;
  }, [first, page.height, page.width, isSeen]);

  /** The lines are a single Tab stop; arrow keys move between them. */
  const onKeyDown = (event: KeyboardEvent) => {
    const lines = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: lines.length - 1,
    }[event.key];
    if (next === undefined || !lines[next]) return;
    event.preventDefault();
    lines[next].focus();
  };

  return (
    <section
      ref={root}
      className={css.sheet}
      aria-label={of > 1 ? `Page ${number} of ${of} of your CV` : 'Your CV as it was read'}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${page.width} ${page.height}`} className={css.drawing} aria-hidden="true">
        {own.map(({ box }) => (
          <rect key={`${box.x} ${box.y} ${box.width}`} className={css.mark} {...box} />
        ))}
        {segments.map((segment, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page do not move
            key={at}
            transform={`translate(${segment.x} ${segment.y + 0.8 * segment.height}) scale(${segment.fontSize / LETTER})`}
            fontWeight={segment.bold ? 700 : undefined}
            textLength={(segment.width * LETTER) / segment.fontSize}
            lengthAdjust="spacingAndGlyphs"
          >
            {segment.text}
          </text>
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it only puts the buttons where the lines are; the section has the name */}
      <svg viewBox={`0 0 ${page.width} ${page.height}`} className={css.drawing}>
        {segments.map(({ x, y, width, height, ...segment }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page do not move
          <foreignObject key={at} x={x} y={y} width={width} height={height}>
            <button
              type="button"
              className={css.line}
              tabIndex={at === 0 ? 0 : -1}
              aria-label={segment.text}
              // keeps the focus in the field, so that typing can continue
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick({ x, y, width, height, ...segment })}
            />
          </foreignObject>
        ))}
      </svg>
    </section>
  );
}
