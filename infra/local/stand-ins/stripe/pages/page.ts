import type { Form } from '#infra/local/stand-ins/stripe/api/form.ts';
import type { Work } from '#infra/local/stand-ins/stripe/work.ts';

/** What stands between the frame of all pages. */
export interface Page {
  title: string;
  /** HTML */
  content: string;
}

export interface PageAnswer {
  status: number;
  page?: Page;
  /** Where the browser goes on; the answer has no page then. */
  location?: string;
  /** Origins that a form of this page may lead to. */
  formTargets?: (string | null | undefined)[];
}

export interface PageRequest {
  work: Work;
  path: string[];
  /** What a form sent, or null when the page is only looked at. */
  form: Form | null;
}
