import { validity } from '#shared/guidance/validity.data.ts';
import type { PopulationId } from '#shared/guidance/validity.ts';

/** How each simulated population differs from the model's assumptions. */
export const populationName: Record<PopulationId, string> = {
  'as assumed': 'People just as our model assumes',
  'real interests': 'Interests as real people rate them',
  'real personality': 'Statements about themselves as real people rate them',
  'real ratings': 'Interests and statements as real people rate them',
  'real ratings in styles': 'As real people rate, some only yes or only the ends',
  'response styles': 'Some say yes to everything, some use only the ends',
  'heavier noise': 'Much more chance in every answer',
  'skills rated high or low': 'They rate all their skills too high, or too low',
  'skills known worse': 'They misjudge their own skills, one by one',
  'incomplete profiles': 'Little is published about their occupation',
  'low congruence': 'They differ a lot from others in their occupation',
  realistic: 'Most of this at once, as real people seem to be',
};

const { populations: measured } = validity.figures;
export const assumed = measured.find(({ id }) => id === 'as assumed')!;
export const realistic = measured.find(({ id }) => id === 'realistic')!;

/** As assumed first, then increasingly difficult, and finally the realistic one. */
export const populations = [
  assumed,
  ...measured.filter((own) => own !== assumed && own !== realistic).sort((a, b) => b.field.value - a.field.value),
  realistic,
];
