import { saveStage } from '#functions/data/session/session.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { stageOf, stages } from '#shared/assessment/stages.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';
import { AppError } from '#shared/lib/errors.ts';

const refuse = ({ field, message }: { field: string; message: string }) => {
  const path = `answers.${field}`;
  return new AppError('BAD_INPUT', `${path}: ${message}`, { field: path });
};

export const handler = serve(assessmentRoutes.saveAnswer, async (input, ctx) => {
  const stage = stageOf(input.stage)!;
  const position = stages.indexOf(stage);
  const seq = await saveStage(ctx, {
    sessionId: input.session_id,
    stage: position,
    seq: input.seq,
    async read(variant) {
      const questionnaire = await loadQuestionnaire(variant);
      const read = questionnaire.readStage(stage, input.answers);
      if ('fault' in read) throw refuse(read.fault);
      const fault = questionnaire.incomplete(stage, read.answers);
      if (fault && input.completed_stage) throw refuse(fault);
      return {
        text: questionnaire.compactStage(stage, read.answers),
        // an intermediate save keeps a completed stage completed unless something is now missing
        done: input.completed_stage || (fault ? false : undefined),
      };
    },
  });
  return { session_id: input.session_id, stage: position, seq, saved_at: new Date(ctx.now).toISOString() };
});
