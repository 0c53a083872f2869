import { validity } from '#shared/guidance/validity.data.ts';
import { count } from '#shared/lib/format.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { DotRows, OtherMark, OursMark, RangeMark } from './DotRows.tsx';
import { assumed, populationName, populations, realistic } from './populations.ts';
import { of100, withRange } from './words.ts';

const { possible } = validity.figures;
const people = Math.min(...populations.map((population) => population.people));
const whole = (share: number) => Math.round(100 * share);

/** Simulated people, whose right answer is known. */
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
              { mark: <RangeMark />, text: 'what chance leaves open, 19 times in 20' },
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
    <Realistic />
    <Possible />
  </>
);

/** What to expect, by fit and by the list people see. */
function Realistic() {
  const { seen } = realistic;
  return (
    <>
      <p>
        {`The last row is the one to believe: the field is among our first three for ${of100(realistic.field.value)}, the occupation among our ten for ${of100(realistic.ten.value)}.`}
      </p>
      <p>
        {`That is by fit alone. The list you see also counts pay, prospects and what is within your reach, and these know nothing of where somebody belongs: with them it is ${of100(seen.field.value)} and ${of100(seen.ten.value)}.`}
      </p>
    </>
  );
}

/** How much of the gap is the ranking's fault. */
function Possible() {
  return (
    <p>
      {`Could another ranking do much better? Of the people in the first row, whose rules are known, the best that is possible at all finds the field for ${of100(possible.field.value)} and the occupation for ${of100(possible.ten.value)}. Ours, which must also serve people who follow other rules, finds ${whole(assumed.field.value)} and ${whole(assumed.ten.value)}. What is missing even from the best is not in the answers.`}
    </p>
  );
}
