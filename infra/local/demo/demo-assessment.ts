import { scoreSession } from '#functions/assessment/score-session.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { completeSession, saveStage, startSession } from '#functions/data/session/session.ts';
import { stages } from '#shared/assessment/stages.ts';
import { defaultVariant, loadQuestionnaire } from '#shared/assessment/variants.ts';
import { answersOf, type Person } from './demo-person.ts';

/**
 * A finished assessment, so that a new developer sees a result at once: started, answered and completed by the
 * functions' own code for those routes.
 */
export async function demoAssessment(sub: string, person: Person, now: number): Promise<void> {
  const answers = answersOf(person);
  const questionnaire = await loadQuestionnaire(defaultVariant);
  const actor = systemActor(sub, now);
  const { session } = await startSession(actor, defaultVariant);
  if (!session) throw new Error(`${person.who} has no analysis left`);
  for (const [position, stage] of stages.entries()) {
    const text = questionnaire.compactStage(stage, answers[stage]);
    const read = () => Promise.resolve({ text, done: true });
    await saveStage(actor, { sessionId: session.id, stage: position, seq: undefined, read });
  }
  await completeSession(actor, session.id, scoreSession);
}
