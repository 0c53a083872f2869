import { useMutation } from '@tanstack/react-query';
import { failureText, showFailure } from './failure-text.ts';
import { type OutsideTab, openOutsideTab } from './outside-tab.ts';

const failed = 'Failed to open customer portal. Please try again.'; // BIL-16
const signedOut = 'Must be logged in to access customer portal'; // BIL-14

/** Opens the provider's page for changing, canceling or resuming a plan (BIL-11). */
export function usePortal(): { open: () => void; busy: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: OutsideTab) => {
      const { portalUrl } = await import('./portal-url.ts');
      tab.go(await portalUrl());
    },
    onError: (error, tab) => {
      tab.close();
      showFailure(failureText(error, failed, signedOut));
    },
  });
  return { open: () => mutate(openOutsideTab('plan page')), busy: isPending };
}
