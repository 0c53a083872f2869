import { validity } from '#shared/guidance/validity.data.ts';
import { count } from '#shared/lib/format.ts';
import { ChartFigure } from '#web/ui/ChartFigure.tsx';
import { Legend } from '#web/ui/Legend.tsx';
import { Source } from '#web/ui/Source.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { DotRows, OtherMark, OursMark } from './DotRows.tsx';
import { of100, populationName, withRange } from './words.ts';

const { populations } = validity.figures;
const people = Math.min(...populations.map((population) => population.people));
const whole = (share: number) => Math.round(100 * share);

/** Where the right answer is known because we made it up. */
export const MadeUpPeople = () => (
  <>
    <h3>On made-up people</h3>
    <p>
      Nobody can look up which occupation is truly right for a real person. So we invent people who belong in a known
      occupation, let them answer our own questions, and see whether the ranking finds it. First they are just as our
      model assumes. Then we make them harder to read, one way at a time, and at last in most of these ways at once.
    </p>
    <ChartFigure
      title="A field is found much more often than the one occupation"
      measure="Of 100 made-up people in each row"
      alt={populations
        .map(
          ({ id, field, ten }) => `${populationName[id]}: field ${whole(field.value)}, occupation ${whole(ten.value)}`,
        )
        .join('; ')}
      caption={
        <Stack gap={2}>
          <Legend
            entries={[
              { mark: <OursMark />, text: 'their field is among our first three' },
              { mark: <OtherMark />, text: 'their very occupation is among our ten' },
            ]}
          />
          <Source
            kind="modelled"
            text={`at least ${count(people)} simulated people a row, all questions answered, ranked by fit`}
          />
        </Stack>
      }
      table={{
        columns: ['People', 'Field in first three', 'Occupation in ten'],
        rows: populations.map(({ id, field, ten }) => [populationName[id], withRange(field), withRange(ten)]),
        note: 'In brackets the range that chance leaves open, 19 times in 20.',
      }}
    >
      <DotRows
        ends={['0', '100']}
        rows={populations.map(({ id, field, ten }) => ({
          name: populationName[id],
          ours: field,
          other: ten,
          figure: `${whole(field.value)} and ${whole(ten.value)}`,
        }))}
      />
    </ChartFigure>
    <RealisticSentence />
  </>
);

function RealisticSentence() {
  const realistic = populations.find(({ id }) => id === 'realistic');
  if (!realistic) return null;
  return (
    <p>
      {`The last row is the one to believe: the field is among our first three for ${of100(realistic.field.value)}, the occupation among our ten for ${of100(realistic.ten.value)}.`}
    </p>
  );
}
