import type { Questionnaire } from './questionnaire.ts';

/** Every assessment the product has, by the name that calls carry. Its items are loaded where they are needed only. */
const questionnaires = {
  'gold-standard-v1': () => import('./gold-standard/questionnaire.ts'),
  'simple-v1': () => import('./simple/questionnaire.ts'),
} satisfies Record<string, () => Promise<{ questionnaire: Questionnaire }>>;

export type Variant = keyof typeof questionnaires;
export const variants = Object.keys(questionnaires) as [Variant, ...Variant[]];
export const defaultVariant = 'gold-standard-v1' satisfies Variant;
/** What a request without any body starts (D-80). */
export const variantWithoutBody = 'simple-v1' satisfies Variant;

export const loadQuestionnaire = async (variant: Variant): Promise<Questionnaire> =>
  (await questionnaires[variant]()).questionnaire;
