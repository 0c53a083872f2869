import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { dateTime, day } from '#shared/lib/format.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Meter } from '#web/ui/Meter.tsx';
import { Source } from '#web/ui/Source.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { CompositionChart } from './charts/CompositionChart.tsx';
import { Contours } from './charts/Contours.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { pointsAtMost } from './receipt-sums.ts';
import css from './ScoreHeader.module.css';
import { isSample } from './sample/sample-id.ts';
import { betterThanText, confidenceOf, dimensionMeaning, percent, scoreBand, stabilitySentence } from './wording.ts';

/** The overall score with its parts, how firm it is, and where it comes from (RES-04, RES-25). */
export function ScoreHeader({ result }: { result: ResultBody }) {
  const { scores, roles, scoring_meta: meta } = result;
  const best = roles[0];
  const band = scoreBand(scores.final);
  const confidence = confidenceOf(meta.modelVersion);
  return (
    <Stack gap={5} as="header">
      <ResultHeader createdAt={result.created_at} sample={isSample(result)} />
      <div className={css.board}>
        <div className={css.overall}>
          <Stack gap={2}>
            <p className={css.number}>{percent(scores.final)}</p>
            <p>
              <Badge tone={band.tone}>{band.word}</Badge>
            </p>
            <p className={css.best}>Overall score of your best match{best && `, ${best.title}`}</p>
            {best?.better_than && (
              <p>
                <small>{betterThanText(best.better_than)}</small>
              </p>
            )}
          </Stack>
          <Contours interests={meta.userVector.interests} />
        </div>
        <Stack gap={4} className={css.parts}>
          <Meter label="Fit" hint={dimensionMeaning.fit} value={scores.fit} />
          <Meter label="Opportunity" hint={dimensionMeaning.opportunity} value={scores.opportunity} />
          <Meter label="Feasibility" hint={dimensionMeaning.feasibility} value={scores.feasibility} />
          <Meter
            label="Confidence"
            hint={
              <>
                {confidence.meaning}. <Link to={paths.howItWorks('confidence')}>What it means</Link>
              </>
            }
            value={scores.confidence}
            format={(value) => percent(Math.min(value, confidence.most))}
          />
        </Stack>
        <div className={css.below}>
          <p className={css.stability}>{stabilitySentence(result.stability)}</p>
          {best && best.why.length > 0 && (
            <CompositionChart
              title={`How the ${percent(scores.final)} is made up`}
              receipts={best.why}
              most={pointsAtMost(best.why)}
            />
          )}
        </div>
      </div>
      <Stack gap={1}>
        <Source
          kind="modelled"
          text={`from your answers and published figures, ${dateTime(meta.scoringTime)}, with model ${meta.modelVersion} on data ${meta.dataVersion}`}
        />
        <p>
          <small>
            {isSample(result)
              ? 'Of the answers of an invented person; nothing of it is stored.'
              : result.expires_at
                ? `Kept for you until ${day(result.expires_at)}.`
                : 'Kept for you as long as your subscription lasts, and 30 days beyond.'}
          </small>
        </p>
      </Stack>
    </Stack>
  );
}
