import { educationKeys, studyKeys, wishKeys, wishNames, yearKeys } from '#shared/assessment/background.ts';
import { countryCodes } from '#shared/assessment/countries.data.ts';
import { fieldCodes } from '#shared/assessment/field-codes.data.ts';
import { fieldsOfStudy } from '#shared/assessment/fields-of-study.data.ts';
import { states } from '#shared/occupations/places.ts';

export interface Choice<Key extends string = string> {
  key: Key;
  name: string;
}

const yearNames: Record<(typeof yearKeys)[number], string> = {
  under_1: 'Less than a year',
  '1_3': '1 to 3 years',
  '3_5': '3 to 5 years',
  '5_10': '5 to 10 years',
  over_10: 'More than 10 years',
};
const educationNames: Record<(typeof educationKeys)[number], string> = {
  none: 'No high school diploma',
  high_school: 'High school diploma or GED',
  some_college: 'Some college, no degree',
  certificate: 'Trade or vocational certificate',
  associate: "Associate's degree (two years)",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctoral: 'Doctorate, or a degree such as MD or JD',
};

const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name, 'en');

export const years = yearKeys.map((key) => ({ key, name: yearNames[key] }));
export const wishes = wishKeys.map((key) => ({ key, name: wishNames[key] }));
export const educations = educationKeys.map((key) => ({ key, name: educationNames[key] }));
export const underWay = studyKeys.map((key) => ({ key, name: educationNames[key] }));
export const studies = fieldCodes.map((key) => ({ key, name: fieldsOfStudy[key]! })).sort(byName);
export const usStates = states.map(({ postal, name }) => ({ key: postal, name }));

const regions = new Intl.DisplayNames('en', { type: 'region' });
const named = countryCodes.map((key) => ({ key, name: regions.of(key) ?? key }));
/** The United States, whose figures these are, comes first. */
export const countries = [
  ...named.filter(({ key }) => key === 'US'),
  ...named.filter(({ key }) => key !== 'US').sort(byName),
];
