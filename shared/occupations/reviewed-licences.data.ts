/**
 * Licenses that the imported records omit or understate: our reading, in November 2026, of what BLS (Occupational
 * Outlook Handbook) and professional bodies publish, in the bands of docs/occupation-data.md.
 */
import type { licenceNeeds } from './preparation.ts';

interface Reviewed {
  need: (typeof licenceNeeds)[number];
  /** source and statement */
  says: string;
}

const laboratory: Reviewed = {
  need: 'some states or roles',
  says: 'BLS: some states ask laboratory staff for a license',
};

/** By O*NET-SOC code. */
export const reviewedLicences: Readonly<Record<string, Reviewed>> = {
  '13-2023.00': { need: 'usually', says: 'Appraisal Foundation: every state certifies them, by a federal law of 1989' },
  '17-1011.00': { need: 'usually', says: 'BLS: all states' },
  '17-1012.00': { need: 'usually', says: 'BLS: all states' },
  '17-1022.00': { need: 'usually', says: 'BLS: all states' },
  '21-1011.00': {
    need: 'depends on state or role',
    says: 'BLS: in private practice a license in all states, elsewhere it varies by state',
  },
  '21-1014.00': { need: 'usually', says: 'BLS: all states' },
  '21-1021.00': { need: 'depends on state or role', says: 'BLS: most states for social workers; clinical ones in all' },
  '25-3011.00': {
    need: 'depends on state or role',
    says: 'BLS: some states ask for a teaching certificate in basic and secondary education of adults',
  },
  '29-1129.01': { need: 'some states or roles', says: 'American Art Therapy Association: a minority of states' },
  '29-1129.02': {
    need: 'some states or roles',
    says: 'Certification Board for Music Therapists: a minority of states',
  },
  '29-1291.00': { need: 'usually', says: 'NCCAOM: 47 states and DC' },
  '29-1299.01': {
    need: 'depends on state or role',
    says: 'American Association of Naturopathic Physicians: 23 states in 2023',
  },
  '29-2011.00': laboratory,
  '29-2011.01': laboratory,
  '29-2011.02': laboratory,
  '29-2011.04': laboratory,
  '29-9099.01': {
    need: 'depends on state or role',
    says: 'North American Registry of Midwives: a majority of states license midwives who are no nurses',
  },
  '31-9099.01': {
    need: 'depends on state or role',
    says: 'American Speech-Language-Hearing Association: most states license or register them',
  },
};
