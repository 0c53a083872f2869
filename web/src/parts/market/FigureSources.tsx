import type { MarketFigure, Overview } from '#shared/market/overview.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import css from './FigureSources.module.css';

interface FigureSourcesProps {
  overview: Overview;
  /** by what the screen calls them */
  figures: readonly (readonly [name: string, figure: MarketFigure])[];
}

/** Where each figure of a part comes from and how it is made: its name as the screen has it, its kind, source, date and formula. */
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
