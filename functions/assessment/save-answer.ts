import { saveStage } from '#functions/data/session.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { compactStage } from '#shared/assessment/gold-standard/compact.ts';
import { incomplete, readStage, stageOf } from '#shared/assessment/gold-standard/rules.ts';
import { defaultVariant, stages } from '#shared/assessment/stages.ts';
import { AppError } from '#shared/lib/errors.ts';
import { itemBanks } from './item-bank.ts';

const refuse = ({ field, message }: { field: string; message: string }) => {
  const path = `answers.${field}`;
  return new AppError('BAD_INPUT', `${path}: ${message}`, { field: path });
};

export const handler = serve(assessmentRoutes.saveAnswer, async (input, ctx) => {
  const bank = itemBanks[defaultVariant];
  const stage = stageOf(input.stage)!;
  const read = readStage(bank, stage, input.answers);
  if ('fault' in read) throw refuse(read.fault);
  const fault = incomplete(bank, stage, read.answers);
  if (fault && input.completed_stage) throw refuse(fault);
  const position = stages.indexOf(stage);
  const seq = await saveStage(ctx, {
    sessionId: input.session_id,
    stage: position,
    text: compactStage(bank, stage, read.answers),
    // a save on the way keeps a completed stage completed as long as nothing is missing again
    done: input.completed_stage || (fault ? false : undefined),
    seq: input.seq,
  });
  return { session_id: input.session_id, stage: position, seq, saved_at: new Date(ctx.now).toISOString() };
});
