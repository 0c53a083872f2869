/** The 22 major groups of the Standard Occupational Classification, under our own short names. */
export const fieldNames: Readonly<Record<string, string>> = {
  '11': 'Management',
  '13': 'Business and finance',
  '15': 'Computing and mathematics',
  '17': 'Engineering and architecture',
  '19': 'Science',
  '21': 'Community and social work',
  '23': 'Law',
  '25': 'Teaching and libraries',
  '27': 'Arts, design and media',
  '29': 'Health professions',
  '31': 'Health support',
  '33': 'Protection and safety',
  '35': 'Kitchens and restaurants',
  '37': 'Buildings and grounds care',
  '39': 'Personal care and service',
  '41': 'Sales',
  '43': 'Office and administration',
  '45': 'Farming, fishing and forestry',
  '47': 'Construction and extraction',
  '49': 'Installation and repair',
  '51': 'Production',
  '53': 'Transport and logistics',
};

/** The field code of an O*NET-SOC code: its first two digits. */
export const fieldOf = (code: string): string => code.slice(0, 2);

/** The field name of an O*NET-SOC code. */
export const fieldName = (code: string): string => fieldNames[fieldOf(code)] ?? 'Other';
