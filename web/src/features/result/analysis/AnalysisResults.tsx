import type { CareerAnalysis } from '#shared/analysis/contract.ts';
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
      {insights.strengths.length > 0 && (
        <Section look="part" level={3} title="What you bring">
          <Sentences list sentences={insights.strengths} figures={figures} />
        </Section>
      )}
      <Section look="part" level={3} title="What pulls in two directions">
        <Sentences list sentences={insights.tensions} figures={figures} />
      </Section>
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
      <Section look="part" level={3} title="This week">
        <Sentences list sentences={plan.immediate_steps} figures={figures} />
      </Section>
      <Section look="part" level={3} title="In six months">
        <Sentences list sentences={plan.six_month_goals} figures={figures} />
      </Section>
      <Section look="part" level={3} title="Further on">
        <Sentences list sentences={plan.long_term_vision} figures={figures} />
      </Section>
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
