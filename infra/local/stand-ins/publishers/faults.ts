import type { Publications } from './config.ts';
import { dayAfter } from './files.ts';

/** Faults of a publisher's file; `tomorrow` is a correct file that is one day newer. */
export const faults = [
  'none',
  'empty',
  'negative',
  'nan',
  'html',
  'truncated',
  'huge',
  'script',
  'yesterday',
  'tomorrow',
  'redirect',
  'error',
  'silence',
] as const;
export type Fault = (typeof faults)[number];

/** The postings as of one day before, or as they might be one day later. */
export function inTime(publications: Publications, fault: Fault): Publications {
  if (fault !== 'yesterday' && fault !== 'tomorrow') return publications;
  const { from, total, fresh } = publications.postings;
  const isYesterday = fault === 'yesterday';
  const moved = (values: readonly number[]) =>
    isYesterday
      ? [values[0]!, ...values.slice(0, -1)]
      : [...values.slice(1), Number((values.at(-1)! * 1.01).toFixed(2))];
  const postings = { from: dayAfter(from, isYesterday ? -1 : 1), total: moved(total), fresh: moved(fresh) };
  return { ...publications, postings };
}

/** The content of a file with a fault applied. */
export function damaged(content: string, fault: Fault): string {
  const firstFigure = /,(\d+(\.\d+)?),/;
  switch (fault) {
    case 'empty':
      return '';
    case 'negative':
      return content.replace(firstFigure, ',-$1,');
    case 'nan':
      return content.replace(firstFigure, ',NaN,');
    case 'html':
      return '<!doctype html>\n<title>Too many requests</title>\n';
    case 'truncated':
      return content.slice(0, content.length / 2);
    case 'script':
      return content.replace(',US,', ',<script>alert(1)</script>,');
    default:
      return content;
  }
}
