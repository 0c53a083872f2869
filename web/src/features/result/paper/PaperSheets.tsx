import type { ResultBody, ResultRole } from '#shared/assessment/result-shape.ts';
import { directionsSentence, setAsideWords, stabilitySentence } from '#shared/assessment/result-words.ts';
import { day, percent } from '#shared/lib/format.ts';
import { leaningSentence } from '#shared/matching/explain/leaning.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { attributionLine } from '#shared/occupations/sources.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { stepsLine } from '../role/move/move-line.ts';
import { isSample } from '../sample/sample-id.ts';
import { confidenceOf, dimensionMeaning } from '../score/wording.ts';
import { PaperFields, PaperScores } from './PaperLists.tsx';
import { PaperRole } from './PaperRole.tsx';
import css from './PaperSheets.module.css';

interface PaperSheetsProps {
  result: ResultBody;
  /** descriptions by code; those already loaded */
  gists: ReadonlyMap<string, string>;
}

/** At most five pages: scores, fields, the ten with their reasons, occupations further up, and the basis of it all. */
export function PaperSheets({ result, gists }: PaperSheetsProps) {
  const { roles, outside, set_aside: aside, clusters, scoring_meta: meta } = result;
  return (
    <article className={css.paper}>
      <p className={css.sign}>
        <b>{product.name}</b>
        <span>Assessment of {day(result.created_at)}</span>
      </p>
      <h1>{isSample(result) ? 'Sample result, of an invented person' : 'Your career result'}</h1>
      <p>
        {leaningSentence(result)} {directionsSentence(result)} {stabilitySentence(result.stability)}
      </p>

      <h2>Scores</h2>
      <PaperScores scores={scoresOf(result)} />

      <h2>Fields that suit you</h2>
      <PaperFields clusters={clusters} />
      <p>
        <small>Of 100. A field is steadier than a single occupation when you answer again.</small>
      </p>

      <h2>Your {roles.length} matches</h2>
      <ol className={css.roles}>
        {roles.map((role, place) => (
          <PaperRole key={role.code} role={role} place={place + 1} resultId={result.id} gist={gists.get(role.code)} />
        ))}
      </ol>

      {aside && (
        <p>
          {nameOf(aside.code, aside.title)} {setAsideWords(aside)}
        </p>
      )}

      {outside.length > 0 && <FurtherUp roles={outside} />}

      <section className={css.notes}>
        <h2>What it rests on</h2>
        <p>
          Scores are modeled from your answers of {day(result.created_at)} and published figures, with model{' '}
          {meta.modelVersion} on data {meta.dataVersion}. They say how well an occupation suits what you answered; they
          promise no job. Pay is the median of the United States, a year before tax. Demand is a projection over ten
          years. Automation risk is the share of tasks that AI tools can touch, not jobs lost.
        </p>
        <p>No name, gender, age, origin or school enters a score.</p>
        <p>{attributionLine}</p>
        {!isSample(result) && (
          <p>
            The full result, down to your answers: {location.origin}
            {paths.result(result.id)}
          </p>
        )}
      </section>
    </article>
  );
}

function scoresOf({ scores, scoring_meta: meta }: ResultBody) {
  const { meaning, most } = confidenceOf(meta.modelVersion);
  return [
    { name: 'Overall', value: percent(scores.final), meaning: 'your best match' },
    { name: 'Fit', value: percent(scores.fit), meaning: dimensionMeaning.fit },
    { name: 'Opportunity', value: percent(scores.opportunity), meaning: dimensionMeaning.opportunity },
    { name: 'Feasibility', value: percent(scores.feasibility), meaning: dimensionMeaning.feasibility },
    { name: 'Confidence', value: percent(Math.min(scores.confidence, most)), meaning },
  ];
}

const FurtherUp = ({ roles }: { roles: readonly ResultRole[] }) => (
  <section>
    <h2>Further up the path</h2>
    <p>They would suit you too, but are outside the limits you set: time, budget or places.</p>
    <ol className={css.further}>
      {roles.map(({ code, title, final_score, move }) => (
        <li key={code}>
          <b>{nameOf(code, title)}</b> {Math.round(final_score)}
          {move && <span> · {stepsLine(move)}</span>}
        </li>
      ))}
    </ol>
  </section>
);
