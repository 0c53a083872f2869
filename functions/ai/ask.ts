/**
 * The port to whoever writes AI text (D-76). A provider fills the schema it is asked for with words; scores, titles, links
 * and decisions are never its own. The grounded composer writes from the product's figures without a model.
 */
import * as z from 'zod/mini';
import type { Provider } from '#shared/ai/providers.ts';
import { AppError } from '#shared/lib/errors.ts';
import { askModel } from './ask-model.ts';
import type { Call, Prompt } from './prompt.ts';
import { currentProvider } from './provider.ts';

/**
 * The answer and who wrote it: a model where one is configured, the composer otherwise and wherever the model has no answer
 * that can be used.
 * @throws AppError UNAVAILABLE where nobody writes, or what was composed has not the shape that was asked for
 */
export async function ask<Shape extends z.core.$ZodType>(
  schema: Shape,
  prompt: Prompt<z.output<Shape>>,
  call: Call,
): Promise<{ answer: z.output<Shape>; provider: Provider }> {
  const provider = currentProvider();
  if (provider === null) throw new AppError('UNAVAILABLE', 'AI writing is temporarily disabled.');
  if (provider === 'bedrock') {
    const answer = await askModel(schema, prompt, call);
    if (answer !== null) return { answer, provider };
  }
  const composed = z.safeParse(schema, prompt.compose());
  if (!composed.success) throw new AppError('UNAVAILABLE', 'What was written could not be read. Try again.');
  return { answer: composed.data, provider: 'composer' };
}
