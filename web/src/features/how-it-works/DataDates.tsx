import { month } from '#shared/lib/format.ts';
import { attributions } from '#shared/occupations/attribution.ts';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';

/** Publishers and dates of the figures. */
export const DataDates = () => (
  <>
    <p>
      What is said about occupations comes from public sources, nearly all of the United States. Each figure in your
      result names its own. What nobody has published reads “not available”, and counts as average in the ranking.
    </p>
    <FigureRows
      rows={attributions.map(({ id, publisher, title, date }) => ({
        key: id,
        name: `${publisher}: ${title}`,
        figure: month(date),
      }))}
    />
  </>
);
