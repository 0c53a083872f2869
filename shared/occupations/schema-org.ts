/** An occupation as schema.org structured data (Occupation). */
import type { OccupationPage } from './page.ts';
import { occupationLead } from './page-words.ts';
import { sourceName, sources } from './sources.ts';

/** @param address of its page */
export function occupationSchema(page: OccupationPage, address: string): object {
  const { wageP10, wageP25, wageP50, wageP75, wageP90 } = page.market.figures;
  return {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    name: page.name,
    alternateName: [page.title, ...page.otherNames],
    description: occupationLead(page),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': address,
      isBasedOn: [sources.oews, sources.onet].map(sourceName),
    },
    occupationalCategory: {
      '@type': 'CategoryCode',
      inCodeSet: { '@type': 'CategoryCodeSet', name: 'O*NET-SOC 2019' },
      codeValue: page.code,
      name: page.title,
    },
    occupationLocation: { '@type': 'Country', name: 'United States' },
    educationRequirements: page.wayIn.education.level,
    ...(page.text && { responsibilities: page.text.day.join('; ') }),
    ...(page.skills.length > 0 && { skills: [...page.skills, ...page.knowledge].join(', ') }),
    ...(wageP50 !== null && {
      estimatedSalary: {
        '@type': 'MonetaryAmountDistribution',
        name: 'base',
        currency: 'USD',
        duration: 'P1Y',
        median: wageP50,
        ...(wageP10 !== null && { percentile10: wageP10 }),
        ...(wageP25 !== null && { percentile25: wageP25 }),
        ...(wageP75 !== null && { percentile75: wageP75 }),
        ...(wageP90 !== null && { percentile90: wageP90 }),
      },
    }),
  };
}
