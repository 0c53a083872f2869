import { useState } from 'react';
import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';
import { RadioScale } from '#web/ui/fields/RadioScale.tsx';
import { Slider } from '#web/ui/fields/Slider.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Specimen, State } from './Specimen.tsx';

const answers = [
  { value: 'office', title: 'At a desk', description: 'With people who write more than they talk' },
  { value: 'site', title: 'On site', description: 'Where the thing is made, repaired or grown' },
] as const;

/** Choices and ratings. */
export function ChoiceSpecimens() {
  const [place, setPlace] = useState('site');
  const [rating, setRating] = useState<number>();
  const [purpose, setPurpose] = useState<number>();
  const words = ['Not at all', 'A little', 'Somewhat', 'Much', 'Very much'];
  const ends = { lowLabel: 'Pay', highLabel: 'Purpose', valueText: (value: number) => `${value} % purpose` };
  const nothing = () => undefined;
  return (
    <>
      <Specimen of="ChoiceCard" use="A choice with room for a sentence. A set of them stands in a fieldset.">
        <State name="radio: one chosen, one not, one disabled">
          <fieldset>
            <legend>Where would you rather be?</legend>
            <Stack gap={2}>
              {answers.map((answer) => (
                <ChoiceCard
                  key={answer.value}
                  {...answer}
                  name="kit-place"
                  checked={place === answer.value}
                  onChange={() => setPlace(answer.value)}
                />
              ))}
              <ChoiceCard
                name="kit-place"
                value="sea"
                title="At sea"
                description="Not available where you live"
                checked={false}
                onChange={nothing}
                disabled
              />
            </Stack>
          </fieldset>
        </State>
        <State name="checkbox, without a sentence">
          <ChoiceCard type="checkbox" name="kit-any" value="any" title="Outdoors" checked onChange={nothing} />
        </State>
      </Specimen>
      <Specimen
        of="RadioScale"
        use="A rating in five steps. The chosen step is the person's own mark, so it is yellow."
      >
        <State name="unanswered until you choose">
          <RadioScale words={words} legend="Repair a bicycle" value={rating} onChange={setRating} />
        </State>
        <State name="answered">
          <RadioScale words={words} legend="Teach a class" value={4} onChange={nothing} />
        </State>
      </Specimen>
      <Specimen
        of="Slider"
        use="A balance between two ends. Until it is set the thumb is hollow, and the middle counts as no answer."
      >
        <State name="not set until you move it">
          <Slider {...ends} label="What matters more" value={purpose} onChange={setPurpose} />
        </State>
        <State name="set">
          <Slider {...ends} label="What matters more" value={70} onChange={nothing} />
        </State>
      </Specimen>
    </>
  );
}
