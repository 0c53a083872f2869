import type { InterestCode } from '#shared/assessment/item-bank.ts';

/**
 * A trial for each activity that takes an evening or less, in the order of the three items of its interest: what
 * somebody can do this week to find out whether a rating holds in real life.
 */
export const trials: Record<InterestCode, readonly [string, string, string]> = {
  R: [
    'open something at home that has stopped working, and stay with it until you know why',
    'build one small thing from a plan, and do the measuring and cutting yourself',
    'spend a whole day outdoors with a crew, a farm or a community garden that can use help',
  ],
  I: [
    'take a result that surprised you lately, write down three possible causes, and decide how you would rule each one out',
    'download a public data table and look for one pattern you could defend to a skeptic',
    'read one review article about a living thing or a material, and note what nobody knows yet',
  ],
  A: [
    'write two pages that nobody asked for, and give them to one reader',
    'redesign something you use every day in three versions, and let someone else pick the best',
    'play, act or sing in front of people you do not know, at an open mic for instance',
  ],
  S: [
    'teach someone one hard thing for an hour, and notice how it feels when they get it',
    'go to an open day of a crisis line or a counseling center, and ask what the last call of a shift is like',
    'volunteer for half a day in a nursing home or a hospital, and notice how you feel on the way home',
  ],
  E: [
    'try to sell something to strangers, face to face, until you have heard no at least twice',
    'write a one-page plan for a business of your own, with the price, the first customer and what you could lose',
    'ask to lead one piece of work with a deadline, and answer for it in front of the others',
  ],
  C: [
    'track every dollar your household spends for a week, until the totals agree',
    'check a long list for someone, entry by entry, and count the errors you find',
    'put one neglected set of papers or files in an order that someone else could use',
  ],
};
