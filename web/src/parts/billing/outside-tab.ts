import { toast } from '#web/ui/toasts/toast.ts';

/** A tab opened for an external page whose address is not known yet. */
export interface OutsideTab {
  /** @returns whether the page opens there; otherwise the person has been given a link to it */
  go(url: string): boolean;
  close(): void;
}

/**
 * Opens an external page in a new tab. Browsers allow that only during the click, so the tab is opened empty and
 * navigated once the address is known (D-42). It has no opener.
 * @param page named to the waiting person: "payment page"
 */
export function openOutsideTab(page: string): OutsideTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = `Opening the ${page}`;
    tab.document.body.textContent = `Opening the ${page} …`;
  }
  return {
    go(url) {
      if (tab && !tab.closed) {
        tab.location.replace(url);
        toast({ title: `The ${page} is open in another tab`, text: 'What you do there shows here when it is done.' });
        return true;
      }
      toast({
        title: `The ${page} could not open by itself`,
        text: 'Your browser blocked the new tab.',
        link: { label: `Open the ${page}`, href: url },
      });
      return false;
    },
    close: () => tab?.close(),
  };
}
