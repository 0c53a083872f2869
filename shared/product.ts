/** Names and addresses an owner changes. Components and mails read them from here and nowhere else. */
export const product = {
  name: 'Waymark',
  tagline: 'Know where the path goes on.',
  supportEmail: 'support@waymark.example',
  salesEmail: 'sales@waymark.example',
  /** An external chat service, where people who use the product meet (LND-39, D-67). */
  communityUrl: 'https://community.waymark.example/',
  /** Where "View Jobs" searches: a fixed host, and the parameter that keeps postings of the last day (RES-12). */
  jobSearch: {
    name: 'LinkedIn',
    url: 'https://www.linkedin.com/jobs/search/',
    lastDay: { name: 'f_TPR', value: 'r86400' },
  },
} as const;
