import { dateTime } from '#shared/lib/format.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';

interface ResultHeaderProps {
  createdAt?: string;
  /** a sentence about the answers */
  lead?: string;
  sample?: boolean;
}

/** The page's heading. It is shown before the result has loaded (`createdAt`). */
export const ResultHeader = ({ createdAt, lead, sample = false }: ResultHeaderProps) => (
  <PageHeader
    eyebrow={createdAt && !sample ? `Career assessment, ${dateTime(createdAt)}` : 'Career assessment'}
    title={sample ? 'Sample results' : 'Your results'}
    lead={lead ?? 'Which way your answers point, the ten jobs that suit you best, and your next step.'}
  />
);
