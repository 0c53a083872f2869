import { type Questionnaire, questionnaireOf } from '../questionnaire.ts';
import type { Fault } from '../rules.ts';
import { canonicalBank } from './canonical-bank.ts';
import { simpleBank } from './items.data.ts';
import { fromPayload, toPayload } from './payload.ts';
import { thresholds } from './rules.ts';

const canonical = questionnaireOf(canonicalBank, thresholds);

/** Renames a fault's field to Reading B's. */
const own = ({ field, message }: Fault): Fault => ({
  field: field.replace(/^preferences\b/, 'workPreferences'),
  message,
});

export const questionnaire: Questionnaire = {
  ...canonical,
  served: simpleBank,
  readStage(stage, payload) {
    const translated = fromPayload(stage, payload);
    if ('fault' in translated) return translated;
    const read = canonical.readStage(stage, translated.answers);
    return 'fault' in read ? { fault: own(read.fault) } : read;
  },
  payloadOf: toPayload,
  incomplete(stage, answers) {
    const fault = canonical.incomplete(stage, answers);
    return fault && own(fault);
  },
};
