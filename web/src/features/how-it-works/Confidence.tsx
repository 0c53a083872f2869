import { validity } from '#shared/guidance/validity.data.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { DotRows, OtherMark, OursMark, RangeMark } from './DotRows.tsx';
import { withRange } from './words.ts';

const { confidence } = validity.figures;
const whole = (share: number) => `${Math.round(100 * share)}%`;

/** What a result's confidence promises, and whether it holds. */
export const Confidence = () => (
  <>
    <p>
      Confidence speaks of fields, not of single occupations: how sure we are that the field where you belong is among
      the first three of your result. It is lower when your answers point in several directions, when some are missing,
      or when they look like chance. It is never 100: no questionnaire of a quarter of an hour can be certain about a
      life.
    </p>
    <ChartFigure
      title="What was said, and what came true"
      measure="Made-up people, as real people seem to be: how often the field where they belong was among our first three"
      alt={confidence.map(({ stated, met }) => `said ${whole(stated)}, came true ${withRange(met)}`).join('; ')}
      caption={
        <Stack gap={2}>
          <Legend
            entries={[
              { mark: <OursMark />, text: 'came true' },
              { mark: <OtherMark />, text: 'the confidence their results had said' },
              { mark: <RangeMark />, text: 'what chance leaves open, 19 times in 20' },
            ]}
          />
          <Source kind="modelled" text="from the last row of made-up people above" />
        </Stack>
      }
      table={{
        columns: ['Confidence said', 'Came true'],
        rows: confidence.map(({ stated, met }) => [whole(stated), withRange(met)]),
      }}
    >
      <DotRows
        ends={['0', '100']}
        rows={confidence.map(({ stated, met }) => ({
          name: `Where it said ${whole(stated)}`,
          ours: met,
          other: { value: stated },
          figure: whole(met.value),
        }))}
      />
    </ChartFigure>
  </>
);
