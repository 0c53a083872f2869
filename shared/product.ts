/** Names the product goes by. What the owner of a deployment sets is in site.ts. */
export const product = {
  name: 'Waymark',
  tagline: 'Know where the path goes on.',
  minimumAge: 16,
  /** in which a consumer in the European Union may take a purchase back */
  withdrawalDays: 14,
  /** Where "View Jobs" searches: a fixed host, and the parameter that keeps postings of the last day (RES-12). */
  jobSearch: {
    name: 'LinkedIn',
    url: 'https://www.linkedin.com/jobs/search/',
    home: 'https://www.linkedin.com/jobs/',
    lastDay: { name: 'f_TPR', value: 'r86400' },
  },
} as const;
