import { type Background, type educationKeys, MAX_LICENCES, saidOf } from '#shared/assessment/background.ts';

/** Levels of education without a field. */
const general: (typeof educationKeys)[number][] = ['none', 'high_school'];
export const hasField = ({ education, studying }: Background): boolean =>
  studying !== undefined || (education !== undefined && !general.includes(education));

/** Removes answers that no longer apply: years and a wish without an occupation, a state of another country. */
export function tidy(background: Background): Background | undefined {
  const { years, wish, field, state, licences, ...rest } = background;
  return saidOf({
    ...rest,
    ...(rest.occupation && { years, wish }),
    ...(hasField(rest) && { field }),
    ...(rest.country === 'US' && { state }),
    licences: licences?.slice(0, MAX_LICENCES),
  });
}
