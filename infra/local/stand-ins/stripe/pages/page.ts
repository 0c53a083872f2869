import type { Form } from '#infra/local/stand-ins/stripe/request/form.ts';
import type { Work } from '#infra/local/stand-ins/stripe/work.ts';

/** The content inside the frame of all pages. */
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
  /** The submitted form, or null for a GET. */
  form: Form | null;
}
