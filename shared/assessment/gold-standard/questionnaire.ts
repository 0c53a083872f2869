import { questionnaireOf } from '../questionnaire.ts';
import { goldStandard } from './items.data.ts';
import { thresholds } from './rules.ts';

export const questionnaire = questionnaireOf(goldStandard, thresholds);
