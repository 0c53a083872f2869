import type { InterestCode } from '#shared/assessment/item-bank.ts';

/**
 * A trial of each kind of activity that costs an evening or less, in the order of the three items of its interest: what
 * somebody can do this week to find out whether a rating holds outside a questionnaire.
 */
export const trials: Record<InterestCode, readonly [string, string, string]> = {
  R: [
    'open something at home that has stopped working and stay with it until you know why',
    'build one small thing from a plan, measured and cut by your own hand',
    'spend a whole day outside with a crew, a farm or a garden project that can use a pair of hands',
  ],
  I: [
    'take one result that surprised you lately and write down three causes and how you would rule each out',
    'download a public table of figures and look for one pattern you can defend to a skeptic',
    'read one review article on a living thing or a material and note what nobody knows yet',
  ],
  A: [
    'write two pages that nobody asked for and give them to one reader',
    'redesign something you use every day, in three versions, and let somebody else pick',
    'play, act or sing in front of people you do not know, at an open evening for instance',
  ],
  S: [
    'teach one hard thing to somebody for an hour and watch the moment in which they get it',
    'sit in on a helpline or a counseling open day and ask what the fourth call of a day is like',
    'give half a day in a home or a ward and notice how you feel on the way back',
  ],
  E: [
    'sell something to a stranger, face to face, and hear no at least twice',
    'write one page for a venture of your own, with the price, the first customer and what you could lose',
    'ask to lead one piece of work with a date, and answer for it in front of the others',
  ],
  C: [
    'keep every amount of your household for a week until the sums agree',
    'check a long list for somebody, entry by entry, and count the errors you found',
    'bring one neglected set of papers or files into an order that another person could use',
  ],
};
