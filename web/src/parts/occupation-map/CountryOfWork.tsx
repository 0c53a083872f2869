import type { CSSProperties, ReactNode } from 'react';
import type { MapPlace } from '#shared/occupations/map.ts';
import css from './CountryOfWork.module.css';

/** Holland's six interests at the corners of the hexagon they pull towards. */
export const pulls = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'] as const;

/** The country of work, drawn from the occupation table by web/tools/draw-occupation-map.ts; `children` lie on it. */
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
  /** the class that draws it */
  look: string | undefined;
  /** stands above it; below it near the upper edge, where the lettering is */
  name?: string;
}

/** Percent of the height: a name above anything nearer to the upper edge would lie on the lettering. */
const NEAR_EDGE = 30;

/** One thing that lies on it. */
export const OnMap = ({ place: { x, y }, look, name }: OnMapProps) => (
  <span className={css.place} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
    <i className={look} />
    {name && <b className={y < NEAR_EDGE ? css.below : css.above}>{name}</b>}
  </span>
);
