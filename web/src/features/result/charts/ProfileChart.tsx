import { DataTable } from '#web/ui/DataTable.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { interestNames } from '../interest-names.ts';
import { CORNERS, outline, pointOf, shareOf } from '../profile-shape.ts';
import { standing } from '../wording.ts';
import css from './ProfileChart.module.css';

const RADIUS = 100;
const rings = [0, 0.25, 0.5, 0.75, 1];

interface ProfileChartProps {
  /** six standardised scores R I A S E C: 0 is the average person */
  person: readonly number[];
  /** the same of an occupation among all occupations; null while the table is not loaded */
  occupation: { title: string; scores: readonly number[] } | null;
}

/** The person's interests on Holland's hexagon, with the selected occupation laid over it. Every figure is in the table. */
export function ProfileChart({ person, occupation }: ProfileChartProps) {
  const shares = person.map(shareOf);
  return (
    <figure className={css.figure}>
      <svg className={css.chart} viewBox="-172 -138 344 276" role="img" aria-label={describe(person, occupation)}>
        {rings.map((share) => (
          <path
            key={share}
            className={share === 0.5 ? css.average : css.ring}
            d={outline(Array(CORNERS).fill(share), RADIUS)}
          />
        ))}
        {interestNames.map(({ code }, corner) => {
          const rim = pointOf(corner, 1, RADIUS);
          return <line key={code} className={css.ring} x2={rim.x} y2={rim.y} />;
        })}
        {occupation && <path className={css.occupation} d={outline(occupation.scores.map(shareOf), RADIUS)} />}
        <path className={css.person} d={outline(shares, RADIUS)} />
        {shares.map((share, corner) => {
          const { x, y } = pointOf(corner, share, RADIUS);
          return (
            <rect
              key={interestNames[corner]!.code}
              className={css.mark}
              x={x - 4}
              y={y - 6}
              width="8"
              height="12"
              rx="1"
            />
          );
        })}
        {interestNames.map(({ code, name }, corner) => {
          const { x, y } = pointOf(corner, 1.16, RADIUS);
          return (
            <text key={code} x={x} y={y} dy="0.35em" textAnchor={Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end'}>
              {name}
            </text>
          );
        })}
      </svg>
      <figcaption className={css.legend}>
        <span>
          <i className={css.keyPerson} /> You, against other people
        </span>
        {occupation && (
          <span>
            <i className={css.keyOccupation} /> {occupation.title}, against other occupations
          </span>
        )}
        <span>
          <i className={css.keyAverage} /> average
        </span>
      </figcaption>
      <Disclosure summary="The figures as a table">
        <DataTable
          caption="Interests in standard deviations from the average"
          captionHidden
          rows={interestNames.map(({ code, name, meaning }, corner) => ({ code, name, meaning, corner }))}
          rowKey={(row) => row.code}
          columns={[
            { header: 'Interest', rowHeader: true, cell: (row) => `${row.name}: ${row.meaning}` },
            { header: 'You', align: 'end', cell: (row) => signed(person[row.corner]!) },
            ...(occupation
              ? [
                  {
                    header: occupation.title,
                    align: 'end' as const,
                    cell: (row: { corner: number }) => signed(occupation.scores[row.corner]!),
                  },
                ]
              : []),
          ]}
        />
        <p>
          <small>In standard deviations: 0 is the average, ±1 is further out than about two thirds of all.</small>
        </p>
      </Disclosure>
    </figure>
  );
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function describe(person: readonly number[], occupation: ProfileChartProps['occupation']): string {
  const own = interestNames.map(({ name }, corner) => `${name} ${standing(person[corner]!)}`).join(', ');
  return `Your interests: ${own}.${occupation ? ` The outline of ${occupation.title} is laid over them.` : ''}`;
}
