/**
 * The port to the providers of AI text (D-76). A provider fills the requested schema with words; it never decides
 * scores, titles, links or actions. The grounded composer writes from the product's own figures without a model.
 */
import * as z from 'zod/mini';
import type { Provider } from '#shared/ai/providers.ts';
import { AppError } from '#shared/lib/errors.ts';
import { askModel } from './ask-model.ts';
import type { Call, Prompt } from './prompt.ts';
import { currentProvider } from './provider.ts';

/**
 * Returns the answer and its provider: the model if one is configured, otherwise the composer, which also steps in when
 * the model gives no usable answer.
 * @throws AppError UNAVAILABLE when AI text is switched off, or when the composed answer does not match the schema
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
