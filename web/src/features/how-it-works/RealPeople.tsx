import { validity } from '#shared/guidance/validity.data.ts';
import { count } from '#shared/lib/format.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { DotRows, OtherMark, OursMark, RangeMark } from './DotRows.tsx';
import { comparison, fine } from './words.ts';

const { people, fieldsOfStudy, scorings } = validity.figures.realPeople;
const [first] = scorings;

/** The ranking measured on real people's answers. */
export const RealPeople = () => (
  <>
    <h3>On real people</h3>
    <p>
      {`${count(people)} people rated activities much like ours and told which of ${fieldsOfStudy} fields they had studied. We ranked all occupations by their answers, then looked: does the work that their own field leads to stand higher than the work of another field? A coin toss would be right 50 times in 100. What our model has learned from that survey it learned from other people, never from these.`}
    </p>
    <ChartFigure
      title="Better than chance, and far from certain"
      measure="Times in 100 that the person’s own field stands higher than another one"
      alt={scorings
        .map(
          ({ items, engine, correlation }) =>
            `with ${items} questions ours ${fine(engine.value)}, the textbook method ${fine(correlation.value)}`,
        )
        .join('; ')}
      caption={
        <Stack gap={2}>
          <Legend
            entries={[
              { mark: <OursMark />, text: 'our ranking, by interests alone' },
              { mark: <OtherMark />, text: 'the textbook method: plain correlation' },
              { mark: <RangeMark />, text: 'what chance leaves open, 19 times in 20' },
            ]}
          />
          <Source kind="observed" text="answers to a public, anonymous web survey; nothing of it is kept in this app" />
        </Stack>
      }
      table={{
        columns: ['Questions about interests', 'Our ranking', 'Textbook method'],
        rows: scorings.map(({ items, engine, correlation }) => [
          String(items),
          range(engine.value, engine.low, engine.high),
          range(correlation.value, correlation.low, correlation.high),
        ]),
        note: 'Times in 100; in brackets the range that chance leaves open, 19 times in 20.',
      }}
    >
      <DotRows
        from={0.5}
        ends={['50: a coin', '100: always']}
        rows={scorings.map(({ items, engine, correlation }) => ({
          name: `${items} questions about interests`,
          ours: engine,
          other: correlation,
          figure: fine(engine.value),
        }))}
      />
    </ChartFigure>
    {first && (
      <p>
        {`With ${first.items} questions, as many as we ask about interests, ours is right ${fine(first.engine.value)} times in 100. ${comparison(first.engine, first.correlation)} Nobody gets near 100 this way: what people like is one reason of many for what they study.`}
      </p>
    )}
  </>
);

const range = (value: number, low?: number, high?: number): string =>
  low === undefined || high === undefined ? fine(value) : `${fine(value)} (${fine(low)} to ${fine(high)})`;
