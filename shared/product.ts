/** The product's names. What a deployment's owner configures is in site.ts. */
export const product = {
  name: 'Waymark',
  tagline: 'Know where the path goes on.',
  minimumAge: 16,
  /** the period in which consumers in the European Union may withdraw from a purchase */
  withdrawalDays: 14,
  /**
   * Where "View Jobs" searches: a fixed host, and the parameter that limits it to postings of the last day (RES-12).
   */
  jobSearch: {
    name: 'LinkedIn',
    url: 'https://www.linkedin.com/jobs/search/',
    home: 'https://www.linkedin.com/jobs/',
    lastDay: { name: 'f_TPR', value: 'r86400' },
  },
} as const;
