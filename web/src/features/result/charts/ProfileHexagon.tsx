import { interestNames } from '#shared/assessment/interest-names.ts';
import css from './ProfileChart.module.css';
import { CORNERS, outline, pointOf, shareOf } from './profile-shape.ts';

const RADIUS = 100;
const rings = [0, 0.25, 0.5, 0.75, 1];

export interface ProfileHexagonProps {
  /** six standardized scores R I A S E C: 0 is the average person */
  person: readonly number[];
  /** the same for an occupation among all occupations; null while the table is not loaded */
  occupation: { title: string; scores: readonly number[] } | null;
}

/** The drawing of a profile; ProfileChart adds text and figures. */
export function ProfileHexagon({ person, occupation }: ProfileHexagonProps) {
  const shares = person.map(shareOf);
  return (
    <svg className={css.chart} viewBox="-172 -138 344 276" aria-hidden="true">
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
        const code = interestNames[corner]!.code;
        return <rect key={code} className={css.mark} x={x - 4} y={y - 6} width="8" height="12" rx="1" />;
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
  );
}
