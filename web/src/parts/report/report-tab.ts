/** what RPT-03 asks for: the page is drawn by then */
const PRINT_AFTER_MS = 1000;

/** A tab of our own for a report, opened in the click that asks for it, since browsers allow it only there (D-42). */
export interface ReportTab {
  /** Shows the report there and prints it. @returns false where the tab was held back or closed meanwhile */
  print(html: string): boolean;
  close(): void;
}

/** The document has no scripts and forbids itself any (shared/documents/html.ts); this page's own policy holds there, too. */
export function openReportTab(): ReportTab {
  const tab = window.open('', '_blank');
  if (tab) tab.document.title = 'Your report is being written';
  return {
    print(html) {
      if (!tab || tab.closed) return false;
      const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
      tab.location.replace(url);
      setTimeout(() => {
        tab.print();
        URL.revokeObjectURL(url);
      }, PRINT_AFTER_MS);
      return true;
    },
    close: () => tab?.close(),
  };
}
