import type { Facts } from './facts.ts';

/** BLS's titles of the groups for which it publishes figures, by the SOC codes they contain; from OEWS, May 2025. */
const titles: Record<string, string> = {
  '11-9179': 'Personal Service Managers, All Other',
  '11-9199': 'Managers, All Other',
  '13-1021 13-1022 13-1023': 'Buyers and Purchasing Agents',
  '13-1199': 'Business Operations Specialists, All Other',
  '13-2022 13-2023': 'Property Appraisers and Assessors',
  '13-2099': 'Financial Specialists, All Other',
  '15-1299': 'Computer Occupations, All Other',
  '15-2099': 'Mathematical Science Occupations, All Other',
  '17-2199': 'Engineers, All Other',
  '17-3029': 'Engineering Technologists and Technicians, Except Drafters, All Other',
  '19-1029': 'Biological Scientists, All Other',
  '19-2099': 'Physical Scientists, All Other',
  '19-3039': 'Psychologists, All Other',
  '19-3099': 'Social Scientists and Related Workers, All Other',
  '19-4099': 'Life, Physical, and Social Science Technicians, All Other',
  '21-1011 21-1014': 'Substance Abuse, Behavioral Disorder, and Mental Health Counselors',
  '25-2055 25-2056': 'Special Education Teachers, Kindergarten and Elementary School',
  '25-2059': 'Special Education Teachers, All Other',
  '25-9042 25-9043': 'Teaching Assistants, Except Postsecondary',
  '29-1129': 'Therapists, All Other',
  '29-1229': 'Physicians, All Other',
  '29-1299': 'Healthcare Diagnosing or Treating Practitioners, All Other',
  '29-2011 29-2012': 'Clinical Laboratory Technologists and Technicians',
  '29-2099': 'Health Technologists and Technicians, All Other',
  '29-9099': 'Healthcare Practitioners and Technical Workers, All Other',
  '31-1121 31-1122': 'Home Health and Personal Care Aides',
  '31-9099': 'Healthcare Support Workers, All Other',
  '33-9099': 'Protective Service Workers, All Other',
  '39-7011 39-7012': 'Tour and Travel Guides',
  '47-4091 47-4099': 'Miscellaneous Construction and Related Workers',
  '49-9099': 'Installation, Maintenance, and Repair Workers, All Other',
  '51-2022 51-2023':
    'Electrical, Electronic, and Electromechanical Assemblers, Except Coil Winders, Tapers, and Finishers',
  '51-8099': 'Plant and System Operators, All Other',
  '53-1042 53-1043 53-1044':
    'First-Line Supervisors of Transportation and Material Moving Workers, Except Aircraft Cargo Handling Supervisors',
};
const named = Object.entries(titles);

/** The wider group an occupation's figures belong to (`Facts.figureGroup`); null if they are its own. */
export function figureGroupTitle(facts: Facts, index: number): string | null {
  if (facts.figureGroup[index] === 1) return null;
  const soc = facts.codes[index]!.slice(0, 7);
  const [, title] = named.find(([codes]) => codes.includes(soc)) ?? [];
  // otherwise the group is one SOC occupation that O*NET subdivides, named after its first part
  return title ?? facts.titles[facts.codes.indexOf(`${soc}.00`)] ?? null;
}
