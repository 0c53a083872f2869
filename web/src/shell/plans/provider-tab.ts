import { toast } from '#web/ui/toast.ts';

/**
 * The payment provider's page in a tab of its own. Browsers allow a new tab only in the click itself, so it is opened
 * empty there and led on when the address is known (D-42). It never learns who opened it.
 * @param page what is opened, for the person who waits: "payment page"
 */
export function openProviderTab(page: string): { go: (url: string) => void; close: () => void } {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = `Opening the ${page}`;
    tab.document.body.textContent = `Opening the ${page} …`;
  }
  return {
    go(url) {
      if (tab && !tab.closed) tab.location.replace(url);
      else
        toast({
          title: `The ${page} could not open by itself`,
          text: 'Your browser holds new tabs back.',
          link: { label: `Open the ${page}`, href: url },
        });
    },
    close: () => tab?.close(),
  };
}
