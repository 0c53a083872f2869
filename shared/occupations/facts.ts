import type { Schooling } from './schooling.ts';

/** What the ranking knows of every occupation, column by column; index i is the same occupation in each. */
export interface Facts {
  /** `2025-09`, the version key of the specification */
  dataVersion: string;
  /** The publishers' releases in one line, for the screen */
  release: string;
  /** SHA-256 of the encoded table (`facts.bin`, which names that of `moves.bin`): goes into a result so that it can be reproduced */
  hash: string;
  count: number;
  /** O*NET-SOC 2019 codes, ascending */
  codes: string[];
  titles: string[];
  /** count × 6, R I A S E C, O*NET occupational interest 1-7 */
  interests: Float32Array;
  /** count × 6 in the order of `workValues`, O*NET extent 1-7; NaN where O*NET has none */
  values: Float32Array;
  /** count × 21 in the order of `workStyles`, O*NET work style impact about -3…3; NaN where there is none */
  styles: Float32Array;
  /**
   * count × 15 in the order of `skillElements`, O*NET level 0-7; NaN where there is none or the publisher suppresses it,
   * 0 where it does so because the element is not relevant to the occupation
   */
  skills: Float32Array;
  /** count × 15, O*NET importance 1-5; NaN where there is none */
  skillImportance: Float32Array;
  /** the same of `moreSkillElements` */
  moreSkills: Float32Array;
  moreSkillImportance: Float32Array;
  /** 1-5 */
  jobZone: Uint8Array;
  /** index into `educationLevels`: enough for half of O*NET's respondents, else `entryEducation` */
  education: Uint8Array;
  /** index into `educationBases`: which of the two it is */
  educationBasis: Uint8Array;
  /** index into `educationLevels`: BLS, typical for entry */
  entryEducation: Uint8Array;
  /** related work experience in months, O*NET respondents' median; NaN where not published */
  experienceMonths: Float64Array;
  /** training on site and on the job after one is hired: the sum of the two medians; NaN likewise */
  trainingMonths: Float64Array;
  /** index into `entryExperiences`, BLS: work in a related occupation that is typical for entry */
  entryExperience: Uint8Array;
  /** index into `usualTrainings`, BLS */
  usualTraining: Uint8Array;
  /** index into `licenceNeeds`, our reading; `licenceBasis` is what it rests on, an index into `licenceBases` */
  licenceNeed: Uint8Array;
  licenceBasis: Uint8Array;
  /** of 50 jurisdictions (no California), how many have a licence that somebody in the occupation can get; not a need */
  licenceStates: Float64Array;
  /** index into `apprenticeKinds` */
  apprenticeKind: Uint8Array;
  /** shortest and longest term of a registered apprenticeship in hours on the job, NaN where none was read */
  apprenticeHours: Float64Array;
  apprenticeHoursMost: Float64Array;
  /** states in which sponsors of an apprenticeship are listed */
  apprenticeStates: Uint8Array;
  /** US dollars a year, NaN where none is published */
  wageP10: Float64Array;
  wageP25: Float64Array;
  wageP50: Float64Array;
  wageP75: Float64Array;
  wageP90: Float64Array;
  /** persons, OEWS */
  employment: Float64Array;
  /** percent over ten years, Employment Projections */
  growth: Float64Array;
  /** persons a year, Employment Projections */
  openings: Float64Array;
  /** 0-1, Eloundou et al. human-rated beta: share of the tasks that language-model tools touch; not jobs lost */
  exposure: Float64Array;
  /** 0-1, Microsoft AI applicability; NaN where there is none */
  applicability: Float64Array;
  /** 0-1, share of the jobs that can be done from home; NaN where there is none */
  telework: Float64Array;
  /** how many O*NET occupations share this one's published wage, employment and growth; 1 where they are its own */
  figureGroup: Uint8Array;
  /** what a year of school costs and how many it takes */
  schooling: Schooling;
}

/** Lazily loaded beside the ranking: what only the details of one occupation need. */
export interface OccupationDetails {
  /** codes of related occupations, nearest first */
  related: string[];
  /** technologies named in current postings, by the publisher's flag */
  technologies: string[];
  /** O*NET element id → [importance 1-5, level 0-7] for all skills and knowledge areas not suppressed */
  elements: Record<string, [number, number]>;
}

/** O*NET work styles in the order of `Facts.styles`: element name as key. Filled by the importer's column order. */
export const workStyles = [
  'achievement_orientation',
  'adaptability',
  'attention_to_detail',
  'cautiousness',
  'cooperation',
  'dependability',
  'empathy',
  'humility',
  'initiative',
  'innovation',
  'integrity',
  'intellectual_curiosity',
  'leadership_orientation',
  'optimism',
  'perseverance',
  'self_confidence',
  'self_control',
  'sincerity',
  'social_orientation',
  'stress_tolerance',
  'tolerance_for_ambiguity',
] as const;

/** Levels of education in the words of BLS, from least to most. */
export const educationLevels = [
  'No formal educational credential',
  'High school diploma or equivalent',
  'Some college, no degree',
  'Postsecondary nondegree award',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
] as const;
/** Indexes into `educationLevels`. */
export const highSchool = educationLevels.indexOf('High school diploma or equivalent');
export const bachelor = educationLevels.indexOf("Bachelor's degree");

/** Where the level of education comes from. */
export const educationBases = ['O*NET respondents', 'BLS typical entry', 'BLS typical entry of a wider group'] as const;

/** The fifteen O*NET skills and knowledge areas that Reading A asks about, chosen for information (design: validity). */
export const skillElements = [
  '2.A.1.d', // Speaking
  '2.C.3.b', // Engineering and Technology
  '2.B.3.k', // Troubleshooting
  '2.C.4.e', // Psychology
  '2.B.5.b', // Management of Financial Resources
  '2.C.7.d', // History and Archeology
  '2.C.4.d', // Biology
  '2.C.8.a', // Public Safety and Security
  '2.C.1.d', // Sales and Marketing
  '2.B.4.h', // Systems Evaluation
  '2.C.3.a', // Computers and Electronics
  '2.C.2.b', // Food Production
  '2.C.7.c', // Fine Arts
  '2.C.10', // Transportation
  '2.B.3.d', // Installation
] as const;

/** What Reading B asks about beyond them. */
export const moreSkillElements = [
  '2.B.3.e', // Programming
  '2.C.4.a', // Mathematics
  '2.B.3.a', // Operations Analysis
  '2.A.1.c', // Writing
  '2.B.5.d', // Management of Personnel Resources
  '2.B.1.d', // Negotiation
] as const;

/** The ten role ids the specification names (RES-41), mapped onto the table (D-77). */
export const knownRoles: Record<string, string> = {
  software_engineer: '15-1252.00',
  data_scientist: '15-2051.00',
  product_manager: '11-2021.00',
  marketing_manager: '11-2021.00',
  financial_analyst: '13-2051.00',
  ui_ux_designer: '15-1255.00',
  sales_manager: '11-2022.00',
  business_analyst: '13-1111.00',
  project_manager: '13-1082.00',
  cybersecurity_analyst: '15-1212.00',
};
