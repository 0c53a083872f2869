/** The preference and constraint questions of Reading A (rows ARA-54 to ARA-56). A city's id is its label. */
import { usCities } from '#shared/occupations/us-cities.data.ts';
import type { ChoiceQuestion } from '../item-bank.ts';

const europeanCities = [
  'London, England',
  'Dublin, Ireland',
  'Amsterdam, Netherlands',
  'Berlin, Germany',
  'Munich, Germany',
  'Paris, France',
  'Madrid, Spain',
  'Lisbon, Portugal',
  'Milan, Italy',
  'Zurich, Switzerland',
  'Stockholm, Sweden',
  'Warsaw, Poland',
];
const placesWithoutCity = ['Remote (US)', 'Remote (Europe)', 'Remote (Global)', 'Other'];

const places = (group: string, labels: readonly string[]) => labels.map((label) => ({ id: label, label, group }));

export const preferenceQuestions: ChoiceQuestion[] = [
  {
    id: 'remote_work',
    text: 'Where would you like to work?',
    multiple: false,
    options: [
      { id: 'fully_remote', label: 'Always from home or anywhere' },
      { id: 'hybrid', label: 'Partly from home' },
      { id: 'mostly_office', label: 'Mostly at the workplace' },
      { id: 'fully_office', label: 'Always at the workplace' },
    ],
  },
  {
    id: 'team_size',
    text: 'With how many people would you like to work closely?',
    multiple: false,
    options: [
      { id: 'individual', label: 'Mostly on my own' },
      { id: 'small_team', label: 'A small team (2 to 6)' },
      { id: 'medium_team', label: 'A medium team (7 to 20)' },
      { id: 'large_team', label: 'A large team (more than 20)' },
    ],
  },
  {
    id: 'client_interaction',
    text: 'How much contact with customers, patients or the public would you like?',
    multiple: false,
    options: [
      { id: 'none', label: 'None' },
      { id: 'occasional', label: 'Now and then' },
      { id: 'regular', label: 'On most days' },
      { id: 'extensive', label: 'Nearly all the time' },
    ],
  },
];

export const constraintQuestions: ChoiceQuestion[] = [
  {
    id: 'target_cities',
    text: 'Where could you work? Choose all that apply.',
    multiple: true,
    options: [
      ...places('United States', usCities),
      ...places('Europe', europeanCities),
      ...places('From home, or elsewhere', placesWithoutCity),
    ],
  },
  {
    id: 'study_hours',
    text: 'How many hours a week can you give to learning?',
    multiple: false,
    options: [
      { id: '0-2', label: '0 to 2 hours' },
      { id: '3-5', label: '3 to 5 hours' },
      { id: '6-10', label: '6 to 10 hours' },
      { id: '11-15', label: '11 to 15 hours' },
      { id: '16+', label: '16 hours or more' },
    ],
  },
  {
    id: 'upskilling_budget',
    text: 'How much can you spend on learning each month, in US dollars?',
    multiple: false,
    options: [
      { id: '0', label: 'Nothing' },
      { id: '1-50', label: '$1 to $50' },
      { id: '51-150', label: '$51 to $150' },
      { id: '151-300', label: '$151 to $300' },
      { id: '300+', label: 'More than $300' },
    ],
  },
];
