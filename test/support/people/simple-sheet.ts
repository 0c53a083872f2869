import type { Answers } from '#shared/assessment/answers.ts';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { questionnaire } from '#shared/assessment/simple/questionnaire.ts';
import { stages } from '#shared/assessment/stages.ts';

/** The stored answers of Reading B's payloads. */
export function simpleSheet(payload: SimplePayload): Answers {
  const read = stages.map((stage) => {
    const found = questionnaire.readStage(stage, payload[stage]);
    if ('fault' in found) throw new Error(`${stage}.${found.fault.field}: ${found.fault.message}`);
    return [stage, found.answers];
  });
  return Object.fromEntries(read);
}
