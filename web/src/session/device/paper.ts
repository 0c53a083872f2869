import { localStore } from './local-store.ts';

const KEY = 'waymark.paper';
const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** This device's paper size: the last choice, otherwise the usual size of the person's region. */
export const paperHere = (): Paper =>
  papers.find((each) => each === localStore.getItem(KEY)) ??
  (/-(US|CA|MX|PH|CL|CO|VE)\b/i.test(navigator.language) ? 'letter' : 'a4');

export const rememberPaper = (chosen: Paper): void => localStore.setItem(KEY, chosen);
