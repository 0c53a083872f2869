import type { Form } from '#infra/local/stand-ins/stripe/request/form.ts';
import type { Work } from '#infra/local/stand-ins/stripe/work.ts';

/** The content inside the layout of all pages. */
export interface Page {
  title: string;
  /** HTML */
  content: string;
}

export interface PageAnswer {
  status: number;
  page?: Page;
  /** Redirects the browser; the answer then has no page. */
  location?: string;
  /** Origins to which a form of this page may lead. */
  formTargets?: (string | null | undefined)[];
}

export interface PageRequest {
  work: Work;
  path: string[];
  /** The submitted form, or null for a GET. */
  form: Form | null;
}
