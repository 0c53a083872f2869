import { lazy, type ReactNode, useState } from 'react';
import { type CvAnalysis, competitivenessLabel, KEPT_DAYS } from '#shared/cv/tools-contract.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { usd } from '#shared/lib/format.ts';
import { product } from '#shared/product.ts';
import { explain } from '#web/api/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { deleteCv } from '../calls.ts';
import type { ReadFile } from '../upload/use-upload.ts';
import css from './ResultsView.module.css';

const RoundTrip = lazy(() => import('../round-trip/RoundTrip.tsx'));

interface ResultsViewProps {
  analysis: CvAnalysis;
  isKept: boolean;
  /** what the person confirmed, and the file or the text it is read back from */
  info: UserInfo;
  file: ReadFile | null;
  cvText: string;
  onRemoved: () => void;
  onEdit: () => void;
  onAgain: () => void;
}

const NOT_MEASURED = 'Not known: there is no occupation yet to hold your CV against.';

/** Every part of an analysis (CVT-29), with what its figure is made of. */
export function ResultsView({ analysis, isKept, info, file, cvText, onRemoved, onEdit, onAgain }: ResultsViewProps) {
  const { market_positioning: market, experience_analysis: work, career_recommendations: next } = analysis;
  const isMeasured = market.measured_against !== null;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Cluster gap={3}>
          <h3>Your CV analysis</h3>
          {market.competitiveness === null ? null : (
            <>
              <ScoreBadge score={market.competitiveness} of="competitiveness" />
              <b>{competitivenessLabel(market.competitiveness)}</b>
            </>
          )}
        </Cluster>
        <p>{analysis.professional_summary || 'The text names no position with a title and times that we know.'}</p>
        <p>
          <small>{providerText[analysis.provider]}</small>
        </p>
      </Stack>

      <Part title="Market positioning">
        {market.competitiveness === null || !market.measured_against ? (
          <Notice title="Competitiveness: not available">
            No title in your CV is an occupation that we know, so there is nothing to measure it against. Name the role
            you aim at under “Career Goals”, in the words of job postings.
          </Notice>
        ) : (
          <>
            <p>
              Held against <b>{market.measured_against.title}</b>,{' '}
              {market.measured_against.basis === 'target' ? 'the role you aim at' : 'your present or last position'}:
              how much of what the occupation usually asks your CV names. It is no chance of being hired.
            </p>
            <ul className={css.parts}>
              {market.parts.map(({ part, label, points, of, why }) => (
                <li key={part}>
                  <b>{label}</b>
                  <b>
                    {points} of {of}
                  </b>
                  <span>{why}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {market.unique_value_proposition && <p>{market.unique_value_proposition}</p>}
      </Part>

      <Part title="Strengths">
        <Lines lines={analysis.strengths} none="Nothing in the text stands out against the table yet." />
      </Part>

      <Part title="Experience">
        <FigureRows
          rows={[
            { name: 'Total years, overlaps counted once', figure: String(work.total_years) },
            { name: 'Fields', figure: work.industries.join(', ') || null },
          ]}
        />
        {work.progression && <p>{work.progression}</p>}
        {work.gaps.length > 0 && (
          <>
            <p>
              Between your positions there are pauses. They change no figure; be ready for the question, or name what
              you did:
            </p>
            <Lines lines={work.gaps.map(({ from, to, months }) => `${from} to ${to}, ${months} months`)} none="" />
          </>
        )}
      </Part>

      <Part title="What applicant systems get">
        <LazyPart waiting={<Loading label="Reading it back" rows={2} />}>
          <RoundTrip info={info} file={file} cvText={cvText} />
        </LazyPart>
      </Part>

      <Part title="Next roles">
        {next.roles.length === 0 ? (
          <p>No role can be named before one of your titles, or the role you aim at, is an occupation that we know.</p>
        ) : (
          <ul className={css.parts}>
            {next.roles.map(({ code, title, median_pay, note }) => (
              <li key={code}>
                <b>{title}</b>
                <b>{median_pay === null ? 'pay not published' : `${usd(median_pay)} a year`}</b>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>

      <Part title="What to work on">
        <Lines
          lines={next.development_priorities}
          none={isMeasured ? 'Nothing that the table would ask for is missing.' : NOT_MEASURED}
        />
      </Part>

      <Part title="Skill gaps">
        <Lines
          lines={next.skill_gaps}
          none={
            isMeasured
              ? 'No tool that postings ask for in the occupation is missing, or none is listed for it.'
              : NOT_MEASURED
          }
        />
        {next.skill_gaps.length > 0 && (
          <p>
            <small>Not named in your CV. If you know one of them, name it.</small>
          </p>
        )}
      </Part>

      <Source kind="observed" text={`${analysis.source}. Median pay: United States, BLS OEWS.`} />
      <Kept isKept={isKept} onRemoved={onRemoved} />
      <Cluster>
        <Button variant="primary" onClick={onAgain}>
          Analyze Another CV
        </Button>
        <Button onClick={onEdit}>Change this CV</Button>
      </Cluster>
    </Stack>
  );
}

const providerText: Record<CvAnalysis['provider'], string> = {
  composer: `Worded by ${product.name}’s built-in composer from computed figures. No language model wrote a word of it.`,
  bedrock: `Worded by a language model on Amazon Bedrock from computed figures. It was not shown your CV for this, and every figure is ${product.name}’s own.`,
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <h4>{title}</h4>
    {children}
  </Stack>
);

const Lines = ({ lines, none }: { lines: readonly string[]; none: string }) =>
  lines.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

/** What stays on the account, and the way to take it off (D-46). */
function Kept({ isKept, onRemoved }: Pick<ResultsViewProps, 'isKept' | 'onRemoved'>) {
  const [state, setState] = useState<'kept' | 'busy' | 'gone'>(isKept ? 'kept' : 'gone');
  const remove = async () => {
    setState('busy');
    try {
      await deleteCv();
      setState('gone');
      onRemoved();
      toast({ title: 'CV removed', text: 'Nothing of it is kept on your account.', tone: 'good' });
    } catch (error) {
      setState('kept');
      toast({ title: 'The CV was not removed', text: explain(error), tone: 'bad' });
    }
  };
  if (state === 'gone')
    return <p>{isKept ? 'Your CV is not kept on your account.' : 'Your CV could not be kept on your account.'}</p>;
  return (
    <Cluster>
      <p>What you confirmed is kept on your account for {KEPT_DAYS} days; the file you uploaded is not.</p>
      <Button variant="quiet" busy={state === 'busy'} onClick={() => void remove()}>
        Remove my CV
      </Button>
    </Cluster>
  );
}
