import type { Provider } from '#shared/ai/providers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { MAX_CONFIDENCE } from '#shared/assessment/result-words.ts';
import type { CareerAnalysis, WrittenAnalysis } from './contract.ts';
import { type Figures, grounded } from './grounding.ts';
import type { Sentence } from './sentence.ts';

/**
 * What was written, around the scores of the result itself: no provider has a say in a number. A sentence that rests on
 * nothing is left out, as is an occupation that the result does not have.
 */
export function toAnalysis(
  { scores, roles }: Pick<ResultBody, 'scores' | 'roles'>,
  written: WrittenAnalysis,
  figures: Figures,
  provider: Provider,
): CareerAnalysis {
  const used = new Set<string>();
  const kept = (sentences: readonly Sentence[]): Sentence[] => {
    const own = grounded(sentences, figures);
    for (const { rests_on } of own) for (const id of rests_on) used.add(id);
    return own;
  };
  const analysis = {
    provider,
    confidence_level: Math.min(scores.confidence, MAX_CONFIDENCE),
    overall_fit_score: scores.fit,
    analysis_summary: kept(written.summary),
    personality_insights: { strengths: kept(written.strengths), tensions: kept(written.tensions) },
    top_career_matches: written.matches.flatMap((match) => {
      const role = roles.find(({ code }) => code === match.code);
      if (!role) return [];
      return [
        {
          code: role.code,
          title: role.title,
          fit_score: role.fit_score,
          reasoning: kept(match.reasoning),
          growth_potential: kept(match.growth_potential),
          skill_requirements: kept(match.skill_requirements),
          salary_range: kept(match.salary_range),
        },
      ];
    }),
    development_plan: {
      immediate_steps: kept(written.immediate_steps),
      six_month_goals: kept(written.six_month_goals),
      long_term_vision: kept(written.long_term_vision),
    },
  };
  return { ...analysis, figures: [...used].map((id) => figures.get(id)!) };
}
