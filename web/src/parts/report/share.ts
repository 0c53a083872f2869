import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { paths } from '#web/paths.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** RPT-09 */
export const shareLink = (resultId: string): string => `${window.location.origin}${paths.result(resultId)}`;

/**
 * Shares the result or stops sharing it, and shows failures (RPT-08).
 * @returns whether it is shared now
 */
export async function setShared(resultId: string, shared: boolean): Promise<boolean> {
  if (!resultId) {
    toast({ title: 'No result ID available for sharing', tone: 'bad' });
    return false;
  }
  try {
    await call(assessmentRoutes.shareResult, { id: resultId, shared });
    void invalidate('getResult');
    return true;
  } catch (error) {
    const title = shared ? 'The result could not be shared' : 'It is still shared';
    toast({ title, text: explain(error), tone: 'bad' });
    return false;
  }
}

/** @returns whether the clipboard accepted it (RPT-10, RPT-11) */
export async function copyLink(link: string): Promise<boolean> {
  const copied = await copyText(link);
  if (copied) toast({ title: 'Share link copied to clipboard!', tone: 'good' });
  else toast({ title: 'Your browser did not let us copy', text: 'The link is in the field: copy it from there.' });
  return copied;
}
