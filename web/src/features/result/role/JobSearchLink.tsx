import type { ReactNode } from 'react';
import { jobSearchUrl } from '#web/parts/job-search/job-search.ts';
import { sayRedirected } from '#web/parts/job-search/say-redirected.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';

interface JobSearchLinkProps {
  title: string;
  location: string | null;
  children: ReactNode;
}

/** A link to a role's job search, which costs nothing (RES-12, D-95). */
export const JobSearchLink = ({ title, location, children }: JobSearchLinkProps) => (
  <a
    className={buttonClass('primary')}
    href={jobSearchUrl(title, location)}
    target="_blank"
    rel="noopener noreferrer"
    onClick={sayRedirected}
  >
    {children}
    <NewTabNote />
  </a>
);
