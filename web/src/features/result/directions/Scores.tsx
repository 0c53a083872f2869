import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { stabilitySentence } from '#shared/assessment/result-words.ts';
import { percent } from '#shared/lib/format.ts';
import { frameText } from '#shared/matching/explain/frame-text.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { betterThanText, confidenceOf, scoreBand } from '../score/wording.ts';
import css from './Scores.module.css';

/** The overall score with its parts and confidence; their composition is under the receipts (RES-04, RES-25). */
export function Scores({ result }: { result: ResultBody }) {
  const { scores, roles, scoring_meta: meta } = result;
  const best = roles[0];
  const higher = result.outside.filter(({ final_score }) => final_score > scores.final);
  const broken = higher.flatMap(({ move }) => move?.beyond ?? []);
  const band = scoreBand(scores.final);
  const confidence = confidenceOf(meta.modelVersion);
  return (
    <section aria-label="Scores" className={css.board}>
      <div className={css.overall}>
        <p className={css.number}>{percent(scores.final)}</p>
        <div>
          <p className={css.best}>
            Overall score of your best match{higher.length > 0 && ` within ${frameText(broken)}`}
            {best && `, ${nameOf(best.code, best.title)}`} <Badge tone={band.tone}>{band.word}</Badge>
          </p>
          {higher.length > 0 && <p className={css.note}>{higherText(higher)}</p>}
          {best?.better_than && <p className={css.note}>{betterThanText(best.better_than)}</p>}
        </div>
      </div>
      <div className={css.parts}>
        <Meter label="Fit" value={scores.fit} />
        <Meter label="Opportunity" value={scores.opportunity} />
        <Meter label="Feasibility" value={scores.feasibility} />
        <Meter
          label="Confidence"
          value={scores.confidence}
          format={(value) => percent(Math.min(value, confidence.most))}
        />
      </div>
      <Stack gap={1}>
        <p>
          <b>{stabilitySentence(result.stability)}</b>
        </p>
        <p className={css.note}>
          Fit: the work suits you. Opportunity: pay and jobs. Feasibility: the way there. Confidence:{' '}
          {confidence.meaning}. <Link to={paths.howItWorks('confidence')}>What it means</Link>
        </p>
      </Stack>
    </section>
  );
}

/** Occupations outside the limits that score higher; without this, "the best" would be wrong. */
function higherText(higher: ResultBody['outside']): string {
  const names = higher.map(({ code, title, final_score }) => `${nameOf(code, title)} (${percent(final_score)})`);
  return `Outside it, ${names.join(', ')} ${names.length === 1 ? 'scores' : 'score'} higher: see “Further up the path”.`;
}
