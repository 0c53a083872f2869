/** RPT-03 */
const PRINT_AFTER_MS = 1000;
/** A slow device may not have painted it yet and would print an empty page. */
const LOOK_AGAIN_MS = 100;

/** A tab for a report, opened during the click because browsers allow it only then (D-42). */
export interface ReportTab {
  /** Shows and prints the report. @returns false if the tab was blocked or has been closed */
  print(html: string): boolean;
  close(): void;
}

/**
 * The document has no scripts and forbids them (shared/documents/html.ts); this page's own policy applies there too.
 */
export function openReportTab(): ReportTab {
  const tab = window.open('', '_blank');
  if (tab) tab.document.title = 'Your report is being written';
  return {
    print(html) {
      if (!tab || tab.closed) return false;
      const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
      tab.location.replace(url);
      const look = () => {
        const shown = stateOf(tab, url);
        if (shown === 'coming') return void setTimeout(look, LOOK_AGAIN_MS);
        if (shown === 'there') tab.print();
        URL.revokeObjectURL(url);
      };
      setTimeout(look, PRINT_AFTER_MS);
      return true;
    },
    close: () => tab?.close(),
  };
}

/** Whether the report is shown in the tab; `gone` if the tab was closed or navigated elsewhere. */
function stateOf(tab: Window, url: string): 'coming' | 'there' | 'gone' {
  try {
    const { href } = tab.location;
    if (tab.closed || (href !== url && href !== 'about:blank')) return 'gone';
    return href === url && tab.document.readyState === 'complete' ? 'there' : 'coming';
  } catch {
    return 'gone'; // another site
  }
}
