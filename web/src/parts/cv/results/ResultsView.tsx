import { lazy, type ReactNode } from 'react';
import { type CvAnalysis, competitivenessLabel } from '#shared/cv/tools-contract.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { product } from '#shared/product.ts';
import { Button } from '#web/ui/Button.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { ReadFile } from '../upload/use-upload.ts';
import { Experience } from './Experience.tsx';
import { Lines } from './Lines.tsx';
import { MarketPositioning } from './MarketPositioning.tsx';
import { NextRoles } from './NextRoles.tsx';
import { PresentQuestion } from './PresentQuestion.tsx';
import { SavedCv } from './SavedCv.tsx';

const RoundTrip = lazy(() => import('../round-trip/RoundTrip.tsx'));

interface ResultsViewProps {
  analysis: CvAnalysis;
  isSaved: boolean;
  /** what the person confirmed, and the file or text it is read back from */
  info: UserInfo;
  file: ReadFile | null;
  cvText: string;
  /** called with the code of the occupation of the current title */
  onPresent: (code: string) => void;
  onRemoved: () => void;
  onEdit: () => void;
  onAgain: () => void;
}

const NOT_MEASURED = 'Not known: there is no occupation yet to compare your CV with.';

/** All parts of an analysis (CVT-29), with what its figure consists of. */
export function ResultsView({
  analysis,
  isSaved,
  info,
  file,
  cvText,
  onPresent,
  onRemoved,
  onEdit,
  onAgain,
}: ResultsViewProps) {
  const { market_positioning: market, career_recommendations: next } = analysis;
  const isMeasured = market.measured_against !== null;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Cluster gap={3}>
          <h3>Your CV analysis</h3>
          {market.competitiveness !== null && (
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

      {market.which && <PresentQuestion which={market.which} onPresent={onPresent} />}

      <Part title="Market positioning">
        <MarketPositioning market={market} />
      </Part>

      <Part title="Strengths">
        <Lines lines={analysis.strengths} none="Nothing in the text stands out yet, compared with the occupation." />
      </Part>

      <Part title="Experience">
        <Experience work={analysis.experience_analysis} />
      </Part>

      <Part title="What applicant systems get">
        <LazyPart waiting={<Loading label="Reading it back" rows={2} />}>
          <RoundTrip info={info} file={file} cvText={cvText} />
        </LazyPart>
      </Part>

      <Part title="Next roles">
        <NextRoles roles={next.roles} />
      </Part>

      <Part title="What to work on">
        <Lines
          lines={next.development_priorities}
          none={isMeasured ? 'Nothing that the occupation usually asks for is missing.' : NOT_MEASURED}
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
      <SavedCv isSaved={isSaved} onRemoved={onRemoved} />
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
  composer: `Worded by ${product.name}’s built-in composer from computed figures. No language model wrote any of it.`,
  bedrock: `Worded by ${product.name}’s built-in composer from computed figures. A language model on Amazon Bedrock, which was not shown your CV for this, said what comes first; it wrote no word of it.`,
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <h4>{title}</h4>
    {children}
  </Stack>
);
