import { useState } from 'react';
import { useTopDialog } from '#web/ui/dialogs/open-dialogs.ts';
import { useMedia } from '#web/ui/use-media.ts';

/**
 * Whether list and details do not fit side by side, so that details open over the page. It does not change while a
 * dialog is open, which may have been opened from the details and would close with them.
 */
export function useNarrow(): boolean {
  const now = useMedia('(max-width: 56.1875rem)');
  const dialog = useTopDialog();
  const [narrow, setNarrow] = useState(now);
  if (!dialog && narrow !== now) setNarrow(now);
  return narrow;
}
