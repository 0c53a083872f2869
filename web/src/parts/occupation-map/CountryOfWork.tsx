import type { CSSProperties, ReactNode } from 'react';
import type { MapPlace } from '#shared/occupations/map.ts';
import css from './CountryOfWork.module.css';

/** Holland's six interests at the corners of the hexagon toward which they pull. */
export const pulls = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'] as const;

/** The occupation map, drawn from the table by web/tools/draw-occupation-map.ts; `children` are placed on it. */
export const CountryOfWork = ({ children }: { children: ReactNode }) => (
  <div className={css.map} aria-hidden="true">
    {pulls.map((name) => (
      <p key={name} className={`${css.pull} ${css[name]}`}>
        {name}
      </p>
    ))}
    {children}
  </div>
);

interface OnMapProps {
  place: MapPlace;
  /** class of the mark */
  look: string | undefined;
  /** shown above the mark, or below it near the upper edge, where the lettering is */
  name?: string;
}

/** Percent of the height: names above marks closer to the upper edge would cover the lettering. */
const NEAR_EDGE = 30;

/** A mark on the map. */
export const OnMap = ({ place: { x, y }, look, name }: OnMapProps) => (
  <span className={css.place} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
    <i className={look} />
    {name && <b className={y < NEAR_EDGE ? css.below : css.above}>{name}</b>}
  </span>
);
