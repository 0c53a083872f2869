/**
 * What a license permits besides its own occupation: the lower steps of the same ladder, by SOC code. Our reading of
 * state practice acts (November 2026); pairs on which states differ are left out.
 */
export const licenceCovers: Readonly<Record<string, readonly string[]>> = {
  // nurses
  '29-1141': ['29-2061', '31-1131'],
  '29-1151': ['29-1141', '29-2061', '31-1131'],
  '29-1161': ['29-1141', '29-2061', '31-1131'],
  '29-1171': ['29-1141', '29-2061', '31-1131'],
  '29-2061': ['31-1131'],
  // therapists and pharmacists
  '29-1122': ['31-2011'],
  '29-1123': ['31-2021'],
  '29-1051': ['29-2052'],
  // drivers, pilots, real estate, cosmetology
  '53-3032': ['53-3033'],
  '53-2011': ['53-2012'],
  '41-9021': ['41-9022'],
  '39-5012': ['39-5092', '39-5094'],
};
