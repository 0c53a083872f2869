import { interestNames } from '#shared/assessment/interest-names.ts';
import { signed } from '#shared/lib/format.ts';
import { scoreBandText } from '#shared/lib/score-band-text.ts';
import { profileFinding } from '#shared/matching/explain/leaning.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import { sourceText } from '#web/parts/occupation-figures/source-text.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './ProfileChart.module.css';
import { ProfileHexagon, type ProfileHexagonProps } from './ProfileHexagon.tsx';

/** The person's interests on Holland's hexagon, overlaid with the selected occupation's. */
export const ProfileChart = ({ person, occupation }: ProfileHexagonProps) => (
  <ChartFigure
    title={profileFinding(person)}
    measure="Six kinds of work, against other people: the further out, the stronger"
    alt={describe(person, occupation)}
    caption={
      <Stack gap={2}>
        <Legend
          entries={[
            { mark: <i className={css.keyPerson} />, text: 'You, against other people' },
            ...(occupation
              ? [{ mark: <i className={css.keyOccupation} />, text: `${occupation.title}, against other occupations` }]
              : []),
            { mark: <i className={css.keyAverage} />, text: 'Average' },
          ]}
        />
        <Source
          kind="modelled"
          text={`from your answers${occupation ? ` and, of the occupation, from ${sourceText(sourceNote('onet'))}` : ''}`}
        />
      </Stack>
    }
    table={{
      columns: ['Interest', 'You', ...(occupation ? [occupation.title] : [])],
      rows: interestNames.map(({ name, meaning }, corner) => [
        `${name}: ${meaning}`,
        signed(person[corner]!),
        ...(occupation ? [signed(occupation.scores[corner]!)] : []),
      ]),
      note: 'In standard deviations: 0 is the average, ±1 is further out than about two thirds of all.',
    }}
  >
    <ProfileHexagon person={person} occupation={occupation} />
  </ChartFigure>
);

const levels = (scores: readonly number[]): string =>
  interestNames.map(({ name }, corner) => `${name} ${scoreBandText(scores[corner]!)}`).join(', ');

const describe = (person: readonly number[], occupation: ProfileHexagonProps['occupation']): string =>
  `you are, against other people, ${levels(person)}.${
    occupation ? ` ${occupation.title}, against other occupations: ${levels(occupation.scores)}.` : ''
  }`;
