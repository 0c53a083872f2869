import type { CareerAnalysis } from '#shared/analysis/contract.ts';
import type { Sentence } from '#shared/analysis/sentence.ts';
import { percent } from '#shared/lib/format.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import css from './AnalysisResults.module.css';
import { fitTone } from './fit-tone.ts';
import { providerText } from './provider-text.ts';
import { Sentences } from './Sentences.tsx';

/** The written analysis (RES-23): fit scores in their color, sentences with their figures. */
export function AnalysisResults({ analysis }: { analysis: CareerAnalysis }) {
  const figures = new Map(analysis.figures.map((figure) => [figure.id, figure]));
  const { personality_insights: insights, development_plan: plan } = analysis;
  /** A part of which nothing is to be said has no title. */
  const said = (title: string, sentences: Sentence[]) =>
    sentences.length > 0 && (
      <Section look="part" level={3} title={title}>
        <Sentences list sentences={sentences} figures={figures} />
      </Section>
    );
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Cluster gap={2}>
          <Fit score={analysis.overall_fit_score} of="overall fit" />
          <Badge>{percent(analysis.confidence_level)} that your field is among the first three</Badge>
        </Cluster>
        <p>
          <small>{providerText[analysis.provider]}</small>
        </p>
      </Stack>
      <Section look="part" level={3} title="In short">
        <Sentences sentences={analysis.analysis_summary} figures={figures} />
      </Section>
      {said('What you bring', insights.strengths)}
      {said('What pulls in two directions', insights.tensions)}
      <Section look="part" level={3} title="Your first matches, each against the rest">
        <p>In the order of your list: by the overall score, which counts pay, outlook and the way in beside the fit.</p>
        <ol className={css.matches}>
          {analysis.top_career_matches.map((match) => (
            <li key={match.code}>
              <Stack gap={2}>
                <Cluster gap={2}>
                  <h4>{match.title}</h4>
                  <Fit score={match.fit_score} of="fit" />
                </Cluster>
                <Sentences
                  sentences={[
                    ...match.reasoning,
                    ...match.growth_potential,
                    ...match.skill_requirements,
                    ...match.salary_range,
                  ]}
                  figures={figures}
                />
              </Stack>
            </li>
          ))}
        </ol>
      </Section>
      {said('This week', plan.immediate_steps)}
      {said('In six months', plan.six_month_goals)}
      {said('Further on', plan.long_term_vision)}
      <Source
        kind="modelled"
        text="from your answers and the published figures that the result names with their dates"
      />
    </Stack>
  );
}

const Fit = ({ score, of }: { score: number; of: string }) => (
  <Badge tone={fitTone(score)}>
    {percent(score)} {of}
  </Badge>
);
