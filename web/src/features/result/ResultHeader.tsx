import { dateTime } from '#shared/lib/format.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';

/** What the page is, and how to read it. It stands there before the result does (`createdAt`). */
export const ResultHeader = ({ createdAt, sample = false }: { createdAt?: string; sample?: boolean }) => (
  <PageHeader
    eyebrow={createdAt && !sample ? `Career assessment, ${dateTime(createdAt)}` : 'Career assessment'}
    title={sample ? 'Sample results' : 'Your results'}
    lead="Start with the fields: a short assessment tells those apart better than single occupations, which lie closer together than a ranked list makes them look."
  />
);
