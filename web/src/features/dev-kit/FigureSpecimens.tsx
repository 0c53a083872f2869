import { ChartFigure } from '#web/ui/ChartFigure.tsx';
import { Source } from '#web/ui/Source.tsx';
import { Cluster, Stack } from '#web/ui/Stack.tsx';
import { Stat } from '#web/ui/Stat.tsx';
import { Specimen } from './Specimen.tsx';

/** Figures, and where they come from. */
export const FigureSpecimens = () => (
  <>
    <Specimen of="ChartFigure" use="Every chart. Its figures are in a table for whoever wants them.">
      <ChartFigure
        title="Openings a year"
        caption="From 120 to 180 in three years."
        table={{
          columns: ['Year', 'Openings'],
          rows: [
            ['2024', '120'],
            ['2025', '150'],
            ['2026', '180'],
          ],
        }}
      >
        <svg viewBox="0 0 100 20" aria-hidden="true">
          <path d="M0 16 50 10 100 4" fill="none" stroke="currentColor" />
        </svg>
      </ChartFigure>
    </Specimen>
    <Specimen of="Stat" use="One figure that deserves the room, with its unit and its source.">
      <Cluster gap={7}>
        <Stat
          label="Median pay"
          value="$133,080 a year"
          note={<Source kind="observed" text="BLS OEWS, May 2025, United States" />}
        />
        <Stat label="Without a source line" value="12-18 minutes" />
      </Cluster>
    </Specimen>
    <Specimen of="Source" use="Stands with every figure: what kind of figure it is, who publishes it, of when.">
      <Stack gap={2}>
        <Source kind="observed" text="BLS OEWS, May 2025" />
        <Source kind="modelled" text="BLS Employment Projections 2024-34" />
        <Source kind="snapshot" text="Indeed Hiring Lab, 31 August 2026" />
        <Source kind="example" text="Illustrative, not a real person" />
      </Stack>
    </Specimen>
  </>
);
