import { validity } from '#shared/guidance/validity.data.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stat } from '#web/ui/figures/Stat.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './InShort.module.css';
import { realistic } from './populations.ts';
import { of100 } from './words.ts';

const { realPeople } = validity.figures;
const real = realPeople.scorings[0];
/** by the list people see, which is harder than by fit alone */
const found = realistic.seen;

/** The page in four figures, for people who read no further. */
export const InShort = () => (
  <Stack as="section" gap={3} aria-label="In short">
    <div className={css.figures}>
      {real && (
        <Stat
          label="Real people"
          value={of100(real.engine.value)}
          note="times our ranking puts the field they chose to study above another one. A coin toss gets 50."
        />
      )}
      <Stat
        label="Made-up people, the field"
        value={of100(found.field.value)}
        note="who are as real people seem to be: the field where they belong is among our first three."
      />
      <Stat
        label="Made-up people, the occupation"
        value={of100(found.ten.value)}
        note="of the same: the one occupation where they belong is among our ten."
      />
      <Stat
        label="People followed into a job"
        value="None yet"
        note="Nobody has answered our own questions and been asked years later. Until then, this is a signal and no proof."
      />
    </div>
    <div>
      <Source kind="observed" text="real people: answers to a public, anonymous web survey" />
      <Source kind="modelled" text="made-up people: simulated by rules that we wrote" />
    </div>
  </Stack>
);
