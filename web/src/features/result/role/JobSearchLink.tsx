import type { MouseEvent, ReactNode } from 'react';
import { jobSearchUrl } from '#web/parts/job-search/job-search.ts';
import { useJobSearch } from '#web/parts/job-search/use-job-search.ts';
import { currentSession } from '#web/session/session.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';

interface JobSearchLinkProps {
  title: string;
  location: string | null;
  children: ReactNode;
}

/**
 * The way to the job search of a role. It is a real link: its address can be copied, and what the browser does with it
 * by itself (a middle click, a click with a key held, its menu) is the browser's and is not counted. A plain click of a
 * signed-in person is one smart match.
 */
export function JobSearchLink({ title, location, children }: JobSearchLinkProps) {
  const { open, busy, dialog } = useJobSearch();
  return (
    <>
      <a
        className={buttonClass('secondary')}
        href={jobSearchUrl(title, location)}
        target="_blank"
        rel="noopener noreferrer"
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (!isPlain(event) || !currentSession().user) return;
          event.preventDefault();
          open(title, location);
        }}
      >
        {children}
        <NewTabNote />
      </a>
      {dialog}
    </>
  );
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
