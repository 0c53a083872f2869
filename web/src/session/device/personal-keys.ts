import { themeKey } from '#shared/theme.ts';
import { clearDrafts } from './draft.ts';
import { localStore, storedKeys } from './local-store.ts';

/**
 * What the app stores on the device for a signed-in person (D-47, DAT-23). Sign-out removes all of it; the assessment
 * removes its own keys at completion. `latest_assessment_result` holds an id, never a result.
 */
const personal = ['waymark.', 'current_assessment_session', 'assessment_stage_', 'latest_assessment_result'];
/** Keys of the device, whoever uses it. */
const ofDevice = ['waymark.familiar', 'waymark.paper', themeKey];

export function clearPersonalKeys(): void {
  clearDrafts();
  for (const key of storedKeys()) {
    if (personal.some((prefix) => key.startsWith(prefix)) && !ofDevice.includes(key)) localStore.removeItem(key);
  }
}
