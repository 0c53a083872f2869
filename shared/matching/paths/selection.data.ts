/**
 * Occupations with a selection that no school, license or experience guarantees, and how people are selected. Our
 * reading of "How to become one" in the Occupational Outlook Handbook (BLS), by O*NET-SOC code.
 */
export const selections: Readonly<Record<string, string>> = {
  '11-1031.00': 'A seat by election',
  '23-1023.00': 'A seat by election or appointment',
  '27-2011.00': 'A part by audition',
  '27-2021.00': 'A place by tryout',
  '27-2031.00': 'A place by audition',
  '27-2042.00': 'An engagement by audition',
  '41-9012.00': 'An engagement by casting',
};
