import { signed } from '#shared/lib/format.ts';
import { figures } from '../figures.data.ts';
import css from './ExampleResult.module.css';

const { score, receipts, places, stay } = figures.example;
const [least = 0, most = 0] = stay;

/** The lines add up to the score, as on the result page. */
export const Sum = () => (
  <table className={css.sum}>
    <caption>{places[0]?.title}</caption>
    <tbody>
      {receipts.map(({ label, points }, line) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{line > 0 ? signed(points) : points.toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Match</th>
        <td>{score.toFixed(1)}</td>
      </tr>
    </tfoot>
  </table>
);

const tied = places.filter(({ tieGroup }) => tieGroup === 1);

export const Ties = () => (
  <div>
    <ol className={css.tied}>
      {tied.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
    <p className={css.words}>{`The first ${tied.length} are too close to tell apart.`}</p>
    <ol start={tied.length + 1} className={css.rest}>
      {places.slice(tied.length).map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
  </div>
);

const stays = (place: number) => (place < least ? 'yes' : place < most ? 'perhaps' : 'no');

export const Again = () => (
  <div>
    <svg viewBox="0 0 192 30" aria-hidden="true" className={css.again}>
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ten places that never move
        <rect key={place} x={1 + 20 * place} y="1" width="10" height="28" data-stays={stays(place)} />
      ))}
    </svg>
    <p className={css.words}>{`Answered again, ${least} to ${most} of the 10 would probably stay.`}</p>
  </div>
);
