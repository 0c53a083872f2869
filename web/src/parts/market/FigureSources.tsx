import type { MarketFigure, Overview } from '#shared/market/overview.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import css from './FigureSources.module.css';

interface FigureSourcesProps {
  overview: Overview;
  /** keyed by the names the screen uses */
  figures: readonly (readonly [name: string, figure: MarketFigure])[];
}

/** Sources of a section's figures: name as displayed, kind, source, date and formula. */
export const FigureSources = ({ overview: { sources }, figures }: FigureSourcesProps) => (
  <dl className={css.sources}>
    {figures.map(([name, figure]) => (
      <div key={figure}>
        <dt>{name}</dt>
        <dd>
          <FigureSource of={sources[figure]} />
        </dd>
      </div>
    ))}
  </dl>
);
