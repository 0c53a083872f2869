import { currentProvider } from '#functions/ai/provider.ts';
import { serveStream } from '#functions/serve/serve-stream.ts';
import { textOf } from '#shared/chat/compose.ts';
import type { ChatAnswer } from '#shared/chat/contract.ts';
import { chatRoutes } from '#shared/chat/contract.ts';
import { eventStream, keepAlive, writeFrame } from '#shared/chat/frames.ts';
import { AppError } from '#shared/lib/errors.ts';
import { composeAnswer } from './answer.ts';
import { chatCaller, countQuestion } from './caller.ts';

const frames = {
  contentType: eventStream,
  keepAlive,
  piece: ({ text }: { text: string }) => writeFrame('delta', { text }),
  done: (answer: ChatAnswer) => writeFrame('done', answer),
  error: (error: { code: string; message: string }) => writeFrame('error', error),
};

export const handler = serveStream(
  chatRoutes.chatbot,
  frames,
  chatCaller,
  async function* ({ message, conversationHistory }, ctx, caller) {
    if (currentProvider() === null)
      throw new AppError('UNAVAILABLE', 'The assistant is switched off at the moment. Please try again later.');
    await countQuestion(caller, ctx.now);
    const composed = await composeAnswer(message, conversationHistory, caller.user, ctx.now);
    const text = textOf(composed);
    const { sources } = composed;
    for (const part of text.split(/(?<=\n\n)/)) yield { text: part };
    return { response: text, timestamp: new Date(ctx.now).toISOString(), provider: 'composer' as const, sources };
  },
);
