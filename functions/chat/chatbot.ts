import { askStream } from '#functions/ai/ask-stream.ts';
import { currentProvider } from '#functions/ai/provider.ts';
import { serveStream } from '#functions/serve/serve-stream.ts';
import { type ChatAnswer, chatRoutes } from '#shared/chat/contract.ts';
import { eventStream, keepAlive, writeFrame } from '#shared/chat/frames.ts';
import { instruction } from '#shared/chat/instruction.ts';
import { AppError } from '#shared/lib/errors.ts';
import { askedBefore, composeAnswer } from './answer.ts';
import { chatCaller, countQuestion, spenderOf } from './caller.ts';

const frames = {
  contentType: eventStream,
  keepAlive,
  piece: (text: string) => writeFrame('delta', { text }),
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
    const { arrangement, sources } = await composeAnswer(message, conversationHistory, caller.user, ctx.now);
    const { text, provider } = yield* askStream(
      {
        composed: arrangement,
        system: instruction,
        untrusted: askedBefore(message, conversationHistory),
        left: caller.left,
      },
      { ...spenderOf(caller), now: ctx.now, leftMs: ctx.leftMs, log: ctx.log },
    );
    return { response: text, timestamp: new Date(ctx.now).toISOString(), provider, sources };
  },
);
