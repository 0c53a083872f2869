/** The words of the five-point scales (ARA-38, ARA-43): the rating 1 is the first word, 5 the last. */
export type Scale = readonly [string, string, string, string, string];

export const likingScale: Scale = ['Strongly Dislike', 'Dislike', 'Unsure', 'Like', 'Strongly Like'];
export const agreementScale: Scale = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree'];
export const skillScale: Scale = ['Beginner', 'Developing', 'Proficient', 'Advanced', 'Expert'];
