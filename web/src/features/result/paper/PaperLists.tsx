import type { ResultBody } from '#shared/assessment/result-shape.ts';
import css from './PaperSheets.module.css';

/** Each score with its meaning. */
export const PaperScores = ({ scores }: { scores: readonly { name: string; value: string; meaning: string }[] }) => (
  <dl className={css.scores}>
    {scores.map(({ name, value, meaning }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <b>{value}</b>
          <small>{meaning}</small>
        </dd>
      </div>
    ))}
  </dl>
);

const SHOWN = 5;

export const PaperFields = ({ clusters }: Pick<ResultBody, 'clusters'>) => (
  <ol className={css.fields}>
    {clusters.slice(0, SHOWN).map(({ name, avg_score }) => (
      <li key={name}>
        {name} <b>{Math.round(avg_score)}</b>
      </li>
    ))}
  </ol>
);
