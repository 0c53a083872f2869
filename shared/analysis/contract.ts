import * as z from 'zod/mini';
import { AI_TIMEOUT_MS, providers } from '#shared/ai/providers.ts';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';
import { figure, type Sentence, sentence } from './sentence.ts';

const sentences = z.array(sentence);
const provider = z.enum(providers);
const score = z.number().check(z.minimum(0), z.maximum(100));

const writtenMatch = z.object({
  code: z.string(),
  reasoning: sentences,
  growth_potential: sentences,
  skill_requirements: sentences,
  salary_range: sentences,
});

/** What the composer writes: text only. Titles, scores and pay come from the result itself. */
export interface WrittenAnalysis {
  summary: Sentence[];
  strengths: Sentence[];
  /** contradictions to think about */
  tensions: Sentence[];
  matches: z.infer<typeof writtenMatch>[];
  immediate_steps: Sentence[];
  six_month_goals: Sentence[];
  long_term_vision: Sentence[];
}

/** The AI analysis of a result (RES-23). Each sentence names the figures it rests on. */
const careerAnalysis = z.object({
  /** who decided its order (D-76) */
  provider,
  confidence_level: score,
  overall_fit_score: score,
  analysis_summary: sentences,
  personality_insights: z.object({ strengths: sentences, tensions: sentences }),
  top_career_matches: z.array(z.extend(writtenMatch, { title: z.string(), fit_score: score })),
  development_plan: z.object({
    immediate_steps: sentences,
    six_month_goals: sentences,
    long_term_vision: sentences,
  }),
  /** every figure that a sentence cites */
  figures: z.array(figure),
});
export type CareerAnalysis = z.infer<typeof careerAnalysis>;

export const analysisRoutes = {
  getProvider: route({
    method: 'GET',
    path: '/ai-analysis',
    access: 'user',
    summary: 'Who writes AI analyses here; null while they are disabled.',
    input: z.object({}),
    output: z.object({ provider: z.nullable(provider) }),
  }),
  writeAnalysis: route({
    method: 'POST',
    path: '/ai-analysis',
    access: 'user',
    timeoutMs: AI_TIMEOUT_MS,
    summary: 'An AI analysis of an own result: every sentence rests on figures of it.',
    input: z.object({ result_id: id }),
    output: careerAnalysis,
  }),
};
