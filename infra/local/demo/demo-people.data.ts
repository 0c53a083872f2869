import type { Person } from './demo-person.ts';

export const teacher: Person = {
  who: 'a primary school teacher, 41',
  scenarios: 'babbbb',
  priorities: [80, 35, 55],
  interests: { R: [2, 3, 3], I: [3, 2, 4], A: [4, 4, 3], S: [5, 4, 3], E: [2, 1, 3], C: [2, 2, 4] },
  values: ['Doing good for others', 'Colleagues I like', 'Seeing what I achieved', 'Deciding for myself'],
  personality: { E: [4, 4], C: [5, 2], O: [4, 2], A: [5, 2], N: [3, 3] },
  skills: {
    beginner: 'engineering',
    developing: 'troubleshooting money sales food transport installing',
    proficient: 'history biology safety systems computers arts',
    advanced: 'speaking psychology',
  },
  preferences: ['fully_office', 'small_team', 'extensive'],
  cities: ['Chicago, IL'],
  study: ['3-5', '51-150'],
  background: {
    occupation: '25-2021.00',
    years: 'over_10',
    education: 'bachelor',
    field: '13',
    licences: ['25-2021.00'],
    pay: 63_000,
    country: 'US',
    state: 'IL',
  },
};

export const engineer: Person = {
  who: 'a mechanical engineer, 55',
  scenarios: 'baabba',
  priorities: [55, 25, 45],
  interests: { R: [5, 4, 3], I: [4, 4, 3], A: [1, 3, 1], S: [4, 2, 1], E: [2, 2, 3], C: [2, 2, 3] },
  values: ['Using my best abilities', 'Deciding for myself', 'Trying my own ideas', 'A steady job'],
  personality: { E: [2, 4], C: [5, 2], O: [4, 2], A: [4, 3], N: [2, 4] },
  skills: {
    beginner: 'food',
    developing: 'psychology biology sales arts transport',
    proficient: 'speaking money history safety',
    advanced: 'systems computers installing',
    expert: 'engineering troubleshooting',
  },
  preferences: ['hybrid', 'small_team', 'occasional'],
  cities: ['Minneapolis, MN'],
  study: ['6-10', '151-300'],
  background: {
    occupation: '17-2141.00',
    years: 'over_10',
    education: 'bachelor',
    field: '14',
    pay: 112_000,
    country: 'US',
    state: 'MN',
  },
};

/** The same person a few weeks earlier, with slightly different answers. */
export const teacherBefore: Person = {
  ...teacher,
  priorities: [60, 30, 65],
  interests: { ...teacher.interests, A: [3, 3, 2], E: [3, 2, 3] },
  study: ['0-2', '51-150'],
};

export const engineerBefore: Person = {
  ...engineer,
  priorities: [40, 45, 45],
  interests: { ...engineer.interests, I: [3, 4, 2], S: [4, 3, 2] },
  preferences: ['fully_office', 'small_team', 'occasional'],
};
