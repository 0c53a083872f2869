import type { SharedResult } from '#shared/assessment/shared-result.ts';
import { day, percent } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { attributionLine } from '#shared/occupations/sources.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { OnPaper } from '../paper/OnPaper.tsx';
import { PaperFields, PaperScores } from '../paper/PaperLists.tsx';
import css from '../paper/PaperSheets.module.css';
import { roleFigures } from '../paper/role-figures.ts';
import { dimensionMeaning } from '../score/wording.ts';

/** A printed shared result: the content of its page, without the reasons and steps that only its owner sees (D-17). */
export const SharedPaper = ({ result }: { result: SharedResult }) => (
  <OnPaper codes={result.roles.map(({ code }) => code)}>{(gists) => <Sheets result={result} gists={gists} />}</OnPaper>
);

function Sheets({ result, gists }: { result: SharedResult; gists: ReadonlyMap<string, string> }) {
  const { roles, clusters, scores, scoring_meta: meta } = result;
  return (
    <article className={css.paper}>
      <p className={css.sign}>
        <b>{product.name}</b>
        <span>Assessment of {day(result.created_at)}</span>
      </p>
      <h1>A result shared with you</h1>
      <p>The answers, the profile and the reasons behind it stay with the person who shared it.</p>

      <h2>Scores</h2>
      <PaperScores
        scores={[
          { name: 'Overall', value: percent(scores.final), meaning: 'the best match' },
          { name: 'Fit', value: percent(scores.fit), meaning: dimensionMeaning.fit },
          { name: 'Opportunity', value: percent(scores.opportunity), meaning: dimensionMeaning.opportunity },
          { name: 'Feasibility', value: percent(scores.feasibility), meaning: dimensionMeaning.feasibility },
        ]}
      />

      <h2>Fields that suit this person</h2>
      <PaperFields clusters={clusters} />

      <h2>The {roles.length} best matches</h2>
      <ol className={css.roles}>
        {roles.map((role, place) => (
          <li key={role.code} className={css.role}>
            <h3>
              <span>
                {place + 1}. {nameOf(role.code, role.title)}
              </span>
              <span>{Math.round(role.final_score)} of 100</span>
            </h3>
            {gists.get(role.code) && <p>{gists.get(role.code)}</p>}
            <p>{roleFigures(role).join(' · ')}</p>
          </li>
        ))}
      </ol>

      <section className={css.notes}>
        <h2>What it rests on</h2>
        <p>
          Modeled from the person’s answers and published figures, {day(meta.scoringTime)}, with model{' '}
          {meta.modelVersion} on data {meta.dataVersion}. Pay is the median of the United States, a year before tax.
          Demand is a projection over ten years. Automation risk is the share of tasks that AI tools can touch, not jobs
          lost.
        </p>
        <p>{attributionLine}</p>
        <p>
          As long as it is shared: {location.origin}
          {paths.result(result.id)}
        </p>
      </section>
    </article>
  );
}
