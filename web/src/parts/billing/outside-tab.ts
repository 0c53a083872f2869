import { toast } from '#web/ui/toasts/toast.ts';

/** A tab that has been opened for a page of another site, whose address is still to come. */
export interface OutsideTab {
  /** @returns whether the page opens there; else the person has been given a link to it */
  go(url: string): boolean;
  close(): void;
}

/**
 * A page of another site in a tab of its own. Browsers allow a new tab only in the click itself, so it is opened empty
 * there and led on when the address is known (D-42). It never learns who opened it.
 * @param page what is opened, for the person who waits: "payment page"
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
