import type { Provider } from '#shared/ai/providers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { MAX_CONFIDENCE } from '#shared/assessment/result-words.ts';
import type { CareerAnalysis, WrittenAnalysis } from './contract.ts';
import type { Figures, Sentence } from './sentence.ts';

/** Combines the written sentences with the result's own scores: no author of text can change a number. */
export function toAnalysis(
  { scores, roles }: Pick<ResultBody, 'scores' | 'roles'>,
  written: WrittenAnalysis,
  figures: Figures,
  provider: Provider,
): CareerAnalysis {
  const used = new Set<string>();
  const cited = (sentences: Sentence[]): Sentence[] => {
    for (const { rests_on } of sentences) for (const id of rests_on) used.add(id);
    return sentences;
  };
  const analysis = {
    provider,
    confidence_level: Math.min(scores.confidence, MAX_CONFIDENCE),
    overall_fit_score: scores.fit,
    analysis_summary: cited(written.summary),
    personality_insights: { strengths: cited(written.strengths), tensions: cited(written.tensions) },
    top_career_matches: written.matches.flatMap((match) => {
      const role = roles.find(({ code }) => code === match.code);
      if (!role) return [];
      return [
        {
          code: role.code,
          title: role.title,
          fit_score: role.fit_score,
          reasoning: cited(match.reasoning),
          growth_potential: cited(match.growth_potential),
          skill_requirements: cited(match.skill_requirements),
          salary_range: cited(match.salary_range),
        },
      ];
    }),
    development_plan: {
      immediate_steps: cited(written.immediate_steps),
      six_month_goals: cited(written.six_month_goals),
      long_term_vision: cited(written.long_term_vision),
    },
  };
  return { ...analysis, figures: [...used].map((id) => figures.get(id)!) };
}
