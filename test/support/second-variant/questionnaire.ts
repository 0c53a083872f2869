import { questionnaireOf } from '#shared/assessment/questionnaire.ts';
import { second } from './items.data.ts';

export const questionnaire = questionnaireOf(second, {
  scenarios: 1,
  priorities: 1,
  interests: 6,
  valuesMin: 2,
  valuesMax: 2,
  personality: 5,
  skills: 3,
  preferences: 1,
  constraints: 1,
});
