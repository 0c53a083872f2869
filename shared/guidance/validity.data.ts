/** Made by `npm run bench:validity`: not to be edited by hand. */
import type { Validity } from './validity.ts';

export const validity: Validity = {
  modelVersion: '1.0.0',
  measuredOn: '2026-11-22',
  figures: {
    realPeople: {
      people: 18183,
      fieldsOfStudy: 13,
      scorings: [
        { items: 18, engine: { value: 0.684 }, correlation: { value: 0.686 } },
        { items: 48, engine: { value: 0.674 }, correlation: { value: 0.683 } },
      ],
    },
    populations: [
      {
        id: 'as assumed',
        people: 1000,
        ten: { value: 0.69 },
        field: { value: 0.88 },
        stays: { stated: 3.2, actual: 3.2 },
      },
      {
        id: 'real interests',
        people: 1000,
        ten: { value: 0.71 },
        field: { value: 0.9 },
        stays: { stated: 3.3, actual: 3.4 },
      },
      {
        id: 'response styles',
        people: 1000,
        ten: { value: 0.6 },
        field: { value: 0.84 },
        stays: { stated: 2.5, actual: 3.2 },
      },
      {
        id: 'heavier noise',
        people: 1000,
        ten: { value: 0.48 },
        field: { value: 0.79 },
        stays: { stated: 2.1, actual: 1.6 },
      },
      {
        id: 'skills known worse',
        people: 1000,
        ten: { value: 0.33 },
        field: { value: 0.74 },
        stays: { stated: 2.8, actual: 1.8 },
      },
      {
        id: 'low congruence',
        people: 1000,
        ten: { value: 0.3 },
        field: { value: 0.64 },
        stays: { stated: 2.8, actual: 2.6 },
      },
      {
        id: 'realistic',
        people: 1000,
        ten: { value: 0.23 },
        field: { value: 0.59 },
        stays: { stated: 2.5, actual: 1.7 },
      },
    ],
    confidence: [{ stated: 0.83, met: { value: 0.44 } }],
    scale: { randomBelowGood: { value: 0 }, congruentGood: { value: 1 } },
    careless: {
      realAsked: { value: 0.34 },
      realHighest: { group: 'people who mostly use the ends of the scale', share: { value: 0.74 } },
      randomAsked: { value: 0.98 },
    },
    variety: { appear: 691, occupations: 923, mostFrequent: 0.31 },
  },
};
