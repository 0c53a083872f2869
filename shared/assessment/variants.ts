import type { Questionnaire } from './questionnaire.ts';

/** Every assessment of the product, by its name in API calls. Items are loaded on demand. */
const questionnaires = {
  'gold-standard-v1': () => import('./gold-standard/questionnaire.ts'),
  'simple-v1': () => import('./simple/questionnaire.ts'),
} satisfies Record<string, () => Promise<{ questionnaire: Questionnaire }>>;

export type Variant = keyof typeof questionnaires;
export const variants = Object.keys(questionnaires) as [Variant, ...Variant[]];
export const defaultVariant = 'gold-standard-v1' satisfies Variant;
/** The variant started by a request without a body (D-80). */
export const variantWithoutBody = 'simple-v1' satisfies Variant;

export const loadQuestionnaire = async (variant: Variant): Promise<Questionnaire> =>
  (await questionnaires[variant]()).questionnaire;
