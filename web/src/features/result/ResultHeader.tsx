import { dateTime } from '#shared/lib/format.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';

interface ResultHeaderProps {
  createdAt?: string;
  /** what the answers say in a sentence */
  lead?: string;
  sample?: boolean;
}

/** What the page is. It stands there before the result does (`createdAt`). */
export const ResultHeader = ({ createdAt, lead, sample = false }: ResultHeaderProps) => (
  <PageHeader
    eyebrow={createdAt && !sample ? `Career assessment, ${dateTime(createdAt)}` : 'Career assessment'}
    title={sample ? 'Sample results' : 'Your results'}
    lead={lead ?? 'Which way your answers point, the ten jobs that suit you best, and your next step.'}
  />
);
