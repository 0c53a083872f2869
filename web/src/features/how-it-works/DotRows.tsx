import type { CSSProperties } from 'react';
import type { Share } from '#shared/guidance/validity.ts';
import css from './DotRows.module.css';

export interface DotRow {
  name: string;
  ours: Share;
  /** for comparison */
  other?: Share;
  /** as written beside the marks */
  figure: string;
}

interface DotRowsProps {
  rows: readonly DotRow[];
  /** start of the scale, 0-1; it ends at 1 */
  from?: number;
  /** labels of both ends of the scale */
  ends: readonly [string, string];
}

/**
 * Shares as marks on a common scale with their confidence intervals; the surrounding figure has the text alternative.
 */
export function DotRows({ rows, from = 0, ends }: DotRowsProps) {
  const at = (value: number) => `${(100 * (value - from)) / (1 - from)}%`;
  return (
    <div className={css.rows}>
      {rows.map(({ name, ours, other, figure }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart do not move
        <div key={place} className={css.row}>
          <span className={css.name}>{name}</span>
          <span className={css.track}>
            {other && <i className={css.other} style={{ '--at': at(other.value) } as CSSProperties} />}
            {ours.low !== undefined && ours.high !== undefined && (
              <i className={css.range} style={{ '--from': at(ours.low), '--to': at(ours.high) } as CSSProperties} />
            )}
            <i className={css.ours} style={{ '--at': at(ours.value) } as CSSProperties} />
          </span>
          <b className={css.figure}>{figure}</b>
        </div>
      ))}
      <div className={css.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

export const RangeMark = () => <i className={`${css.key} ${css.range}`} aria-hidden="true" />;
export const OursMark = () => <i className={`${css.key} ${css.ours}`} aria-hidden="true" />;
export const OtherMark = () => <i className={`${css.key} ${css.other}`} aria-hidden="true" />;
