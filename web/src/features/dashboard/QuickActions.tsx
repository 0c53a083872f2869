import { Link } from 'react-router-dom';
import { site } from '#web/api/site.ts';
import { jobSearchUrl } from '#web/parts/job-search/job-search.ts';
import { sayRedirected } from '#web/parts/job-search/say-redirected.ts';
import { paths } from '#web/paths.ts';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import css from './QuickActions.module.css';

interface QuickActionsProps {
  /** whether there is a result already */
  again: boolean;
  /** the top role of the latest result */
  role: string | null;
}

/** Links from the dashboard (DSH-19 to DSH-23, DSH-30). */
export function QuickActions({ again, role }: QuickActionsProps) {
  return (
    <ul className={css.actions}>
      <li>
        <Link className={css.action} to={paths.newAssessment()}>
          AI Career Analysis
        </Link>
        <p>{again ? 'Answer again and see what has changed' : 'Twelve to eighteen minutes of questions'}</p>
      </li>
      <li>
        <Link className={css.action} to={paths.resumeBuilder()}>
          Build AI Resume
        </Link>
        <p>From the facts you give, and nothing else</p>
      </li>
      <li>
        <a
          className={css.action}
          href={jobSearchUrl(role, null)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={sayRedirected}
        >
          Find Jobs
          <NewTabNote />
        </a>
        <p>{role ? `${role}: postings of the last 24 hours` : 'The general job page'}, in a new tab</p>
      </li>
      <li>
        <Link className={css.action} to={paths.matchVacancy()}>
          Match a Job Posting
        </Link>
        <p>Paste a job posting: which requirements you meet, and what to ask</p>
      </li>
      <li>
        <Link className={css.action} to={paths.newAssessment()}>
          Skill Assessment
        </Link>
        <p>Fifteen skills, in the third stage of an analysis</p>
      </li>
      <li>
        <a className={css.action} href={site().communityUrl} target="_blank" rel="noopener noreferrer">
          Join Community
          <NewTabNote />
        </a>
        <p>Others on their way, in a new tab</p>
      </li>
    </ul>
  );
}
