/** Made by `npm run bench:validity`: not to be edited by hand. */
import type { Validity } from './validity.ts';

export const validity: Validity = {
  modelVersion: '1.0.0',
  measuredOn: '2026-11-22',
  figures: {
    realPeople: {
      people: 9094,
      fieldsOfStudy: 13,
      scorings: [
        {
          items: 18,
          engine: { value: 0.682, low: 0.674, high: 0.69 },
          correlation: { value: 0.682, low: 0.673, high: 0.69 },
        },
        {
          items: 48,
          engine: { value: 0.679, low: 0.671, high: 0.687 },
          correlation: { value: 0.682, low: 0.674, high: 0.691 },
        },
      ],
    },
    populations: [
      {
        id: 'as assumed',
        people: 600,
        ten: { value: 0.698, low: 0.662, high: 0.735 },
        field: { value: 0.867, low: 0.839, high: 0.894 },
        stays: { stated: 3.215, actual: 3.247 },
      },
      {
        id: 'heavier noise',
        people: 600,
        ten: { value: 0.473, low: 0.433, high: 0.513 },
        field: { value: 0.777, low: 0.743, high: 0.81 },
        stays: { stated: 1.877, actual: 1.687 },
      },
      {
        id: 'low congruence',
        people: 600,
        ten: { value: 0.28, low: 0.244, high: 0.316 },
        field: { value: 0.64, low: 0.602, high: 0.678 },
        stays: { stated: 2.745, actual: 2.618 },
      },
      {
        id: 'response styles',
        people: 600,
        ten: { value: 0.592, low: 0.552, high: 0.631 },
        field: { value: 0.823, low: 0.793, high: 0.854 },
        stays: { stated: 2.393, actual: 3.228 },
      },
      {
        id: 'skills known worse',
        people: 600,
        ten: { value: 0.315, low: 0.278, high: 0.352 },
        field: { value: 0.703, low: 0.667, high: 0.74 },
        stays: { stated: 2.884, actual: 1.753 },
      },
      {
        id: 'skills rated high or low',
        people: 600,
        ten: { value: 0.65, low: 0.612, high: 0.688 },
        field: { value: 0.848, low: 0.82, high: 0.877 },
        stays: { stated: 3.215, actual: 3.413 },
      },
      {
        id: 'real interests',
        people: 600,
        ten: { value: 0.735, low: 0.7, high: 0.77 },
        field: { value: 0.908, low: 0.885, high: 0.931 },
        stays: { stated: 3.303, actual: 3.652 },
      },
      {
        id: 'real personality',
        people: 600,
        ten: { value: 0.702, low: 0.665, high: 0.738 },
        field: { value: 0.888, low: 0.863, high: 0.914 },
        stays: { stated: 3.236, actual: 3.36 },
      },
      {
        id: 'incomplete profiles',
        people: 600,
        ten: { value: 0.407, low: 0.367, high: 0.446 },
        field: { value: 0.63, low: 0.591, high: 0.669 },
        stays: { stated: 2.932, actual: 2.93 },
      },
      {
        id: 'realistic',
        people: 1800,
        ten: { value: 0.208, low: 0.19, high: 0.227 },
        field: { value: 0.574, low: 0.552, high: 0.597 },
        stays: { stated: 2.577, actual: 1.66 },
      },
    ],
    confidence: [
      { stated: 0.228, met: { value: 0.281, low: 0.163, high: 0.398 } },
      { stated: 0.346, met: { value: 0.418, low: 0.36, high: 0.475 } },
      { stated: 0.445, met: { value: 0.432, low: 0.356, high: 0.509 } },
      { stated: 0.544, met: { value: 0.4, low: 0.323, high: 0.477 } },
      { stated: 0.646, met: { value: 0.425, low: 0.353, high: 0.498 } },
      { stated: 0.753, met: { value: 0.431, low: 0.363, high: 0.5 } },
      { stated: 0.855, met: { value: 0.507, low: 0.45, high: 0.563 } },
      { stated: 0.966, met: { value: 0.564, low: 0.518, high: 0.609 } },
    ],
    scale: { randomBelowGood: { value: 0, low: 0, high: 0 }, congruentGood: { value: 1, low: 1, high: 1 } },
    careless: {
      realAsked: { value: 0.344, low: 0.337, high: 0.351 },
      realHighest: { group: 'people who use mostly 1 and 5', share: { value: 0.651, low: 0.639, high: 0.662 } },
      randomAsked: { value: 0.977, low: 0.965, high: 0.989 },
    },
    variety: { appear: 713, occupations: 923, mostFrequent: 0.276 },
  },
};
