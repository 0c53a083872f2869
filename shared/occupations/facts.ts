import type { Schooling } from './schooling.ts';

/** Everything the ranking knows about occupations, column by column; index i is the same occupation in every column. */
export interface Facts {
  /** `2025-09`, the specification's version key */
  dataVersion: string;
  /** the publishers' releases in one line, for display */
  release: string;
  /**
   * SHA-256 of the encoded table (`facts.bin`, which names that of `moves.bin`), stored in results so that they can be
   * reproduced
   */
  hash: string;
  count: number;
  /** O*NET-SOC 2019 codes, ascending */
  codes: string[];
  titles: string[];
  /** count × 6, R I A S E C, O*NET occupational interest 1-7 */
  interests: Float32Array;
  /** count × 6 in the order of `workValues`, O*NET extent 1-7; NaN when not published */
  values: Float32Array;
  /** count × 21 in the order of `workStyles`, O*NET work style impact about -3…3; NaN when not published */
  styles: Float32Array;
  /**
   * count × 15 in the order of `skillElements`, O*NET level 0-7; NaN when not published or suppressed, 0 when
   * suppressed as not relevant to the occupation
   */
  skills: Float32Array;
  /** count × 15, O*NET importance 1-5; NaN when not published */
  skillImportance: Float32Array;
  /** the same for `moreSkillElements` */
  moreSkills: Float32Array;
  moreSkillImportance: Float32Array;
  /** 1-5 */
  jobZone: Uint8Array;
  /** index into `educationLevels`: enough for half of O*NET's respondents, otherwise `entryEducation` */
  education: Uint8Array;
  /** index into `educationBases`: which of the two it is */
  educationBasis: Uint8Array;
  /** index into `educationLevels`: BLS, typical for entry */
  entryEducation: Uint8Array;
  /** months of related work experience, median of O*NET's respondents; NaN when not published */
  experienceMonths: Float64Array;
  /** months of on-site and on-the-job training after hiring: the sum of two medians; NaN when not published */
  trainingMonths: Float64Array;
  /** index into `entryExperiences`, BLS: typical experience in a related occupation at entry */
  entryExperience: Uint8Array;
  /** index into `usualTrainings`, BLS */
  usualTraining: Uint8Array;
  /** index into `licenceNeeds`, our reading; `licenceBasis` is its basis, an index into `licenceBases` */
  licenceNeed: Uint8Array;
  licenceBasis: Uint8Array;
  /**
   * of 50 jurisdictions (without California), how many issue a license to people in the occupation; not a requirement
   */
  licenceStates: Float64Array;
  /** index into `apprenticeKinds` */
  apprenticeKind: Uint8Array;
  /** shortest and longest registered apprenticeship in hours on the job, NaN when unknown */
  apprenticeHours: Float64Array;
  apprenticeHoursMost: Float64Array;
  /** states with listed apprenticeship sponsors */
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
  /** 0-1, Eloundou et al. human-rated beta: share of the tasks that language models can affect; not jobs lost */
  exposure: Float64Array;
  /** 0-1, Microsoft AI applicability; NaN when not published */
  applicability: Float64Array;
  /** 0-1, share of the jobs that can be done from home; NaN when not published */
  telework: Float64Array;
  /** how many O*NET occupations share this one's published wage, employment and growth; 1 if they are its own */
  figureGroup: Uint8Array;
  /** price and duration of a year of school */
  schooling: Schooling;
}

/** Loaded on demand, for the details of single occupations. */
export interface OccupationDetails {
  /** codes of related occupations, nearest first */
  related: string[];
  /** technologies flagged by the publisher as named in current postings */
  technologies: string[];
  /** O*NET element id → [importance 1-5, level 0-7] for all skills and knowledge areas that are not suppressed */
  elements: Record<string, [number, number]>;
}

/** O*NET work styles by element name, in the order of `Facts.styles`, which the importer follows. */
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

/** Levels of education as BLS names them, from least to most. */
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

/**
 * The fifteen O*NET skills and knowledge areas that Reading A asks about, chosen for their information
 * (docs/validity.md).
 */
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

/** Further elements that Reading B asks about. */
export const moreSkillElements = [
  '2.B.3.e', // Programming
  '2.C.4.a', // Mathematics
  '2.B.3.a', // Operations Analysis
  '2.A.1.c', // Writing
  '2.B.5.d', // Management of Personnel Resources
  '2.B.1.d', // Negotiation
] as const;

/** The ten role ids of the specification (RES-41), mapped onto the table (D-77). */
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
