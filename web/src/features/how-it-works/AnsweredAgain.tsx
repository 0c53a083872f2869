import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { DotRows, OtherMark, OursMark } from './DotRows.tsx';
import { populationName, populations } from './populations.ts';
import { of100 } from './words.ts';

const right = populations.map(({ stays }) => stays.within.value);

/** Whether results state correctly how much of them would be repeated. */
export const AnsweredAgain = () => (
  <>
    <h3>If you answered again</h3>
    <p>
      Nobody answers exactly the same way twice. So every result gives a range for how many of its ten would stay if you
      answered again, set so that it is right in 8 of 10 cases. We let the made-up people do so, and counted: it was
      right for {Math.round(100 * Math.min(...right))} to {of100(Math.max(...right))}, whatever they broke of what our
      model assumes.
    </p>
    <ChartFigure
      title="How many of the ten stay"
      measure="Of 10, on average"
      alt={populations
        .map(
          ({ id, stays }) =>
            `${populationName[id]}: counted ${stays.actual.toFixed(1)}, expected ${stays.stated.toFixed(1)}`,
        )
        .join('; ')}
      caption={
        <Stack gap={2}>
          <Legend
            entries={[
              { mark: <OursMark />, text: 'stayed, as counted' },
              { mark: <OtherMark />, text: 'what the model had expected' },
            ]}
          />
          <Source kind="modelled" text="the same made-up people, answering a second time" />
        </Stack>
      }
      table={{
        columns: ['People', 'Stayed', 'Expected', 'Range was right'],
        rows: populations.map(({ id, stays }) => [
          populationName[id],
          stays.actual.toFixed(1),
          stays.stated.toFixed(1),
          of100(stays.within.value),
        ]),
      }}
    >
      <DotRows
        ends={['none of 10', 'all 10']}
        rows={populations.map(({ id, stays }) => ({
          name: populationName[id],
          ours: { value: stays.actual / 10 },
          other: { value: stays.stated / 10 },
          figure: stays.actual.toFixed(1),
        }))}
      />
    </ChartFigure>
  </>
);
