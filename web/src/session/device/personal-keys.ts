import { clearDrafts } from './draft.ts';
import { localStore, storedKeys } from './local-store.ts';

/**
 * What the app keeps on the device for a signed-in person (D-47, DAT-23). All of it goes at sign-out; the assessment
 * removes its own at completion. `latest_assessment_result` holds an id, never a result.
 */
const personal = [
  'current_assessment_session',
  'assessment_stage_',
  'latest_assessment_result',
  'waymark.subscription.',
  'waymark.checkout',
  'waymark.return-path',
  'waymark.address',
  'waymark.newcomer',
  'waymark.first-choices',
  'waymark.confirmed',
  'waymark.save-later',
];

export function clearPersonalKeys(): void {
  clearDrafts();
  for (const key of storedKeys()) {
    if (personal.some((prefix) => key.startsWith(prefix))) localStore.removeItem(key);
  }
}
