import { sources } from '#shared/occupations/sources.ts';
import { ChartFigure } from '#web/ui/ChartFigure.tsx';
import { Legend } from '#web/ui/Legend.tsx';
import { Source } from '#web/ui/Source.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { interestNames } from '../interest-names.ts';
import { standing } from '../wording.ts';
import css from './ProfileChart.module.css';
import { ProfileHexagon, type ProfileHexagonProps } from './ProfileHexagon.tsx';

/** The person's interests on Holland's hexagon, with the selected occupation laid over it. */
export const ProfileChart = ({ person, occupation }: ProfileHexagonProps) => (
  <ChartFigure
    title="Your interests"
    titleHidden
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
          text={`from your answers${occupation ? ` and, of the occupation, from ${sources.onet.release}` : ''}`}
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

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function describe(person: readonly number[], occupation: ProfileHexagonProps['occupation']): string {
  const own = interestNames.map(({ name }, corner) => `${name} ${standing(person[corner]!)}`).join(', ');
  return `${own}.${occupation ? ` The outline of ${occupation.title} is laid over them.` : ''}`;
}
