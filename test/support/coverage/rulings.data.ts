/**
 * Where a row is built otherwise than it reads, and by which ruling. Two texts asked for this product and do not always
 * agree; some rows ask for what would mislead, or endanger what people entrust to it. A ruling is a decision on such rows,
 * D-01 to D-95; what it says of these is told here. A row that is not named here is built as it reads.
 */
export interface Ruling {
  ruling: string;
  rows: string;
  built: string;
}

export const rulings: readonly Ruling[] = [
  { ruling: 'D-03', rows: 'NAV-07', built: '/pricing is a page; no link ends on the 404 page' },
  { ruling: 'D-04', rows: 'NAV-17', built: '/terms is a page' },
  { ruling: 'D-05, D-61', rows: 'BIL-22 BIL-24', built: 'the sale prices hold while a campaign runs, on the cards' },
  { ruling: 'D-08', rows: 'HIS-17 HIS-22 RES-15', built: 'kept 30 days at least; deleted and retaken at any time' },
  { ruling: 'D-15', rows: 'AUT-09', built: 'the mailed link confirms first; the toast says so beside the named words' },
  { ruling: 'D-85', rows: 'AUT-23', built: 'once an account, at its first sign-in' },
  {
    ruling: 'record 0066',
    rows: 'AUT-26',
    built:
      'the first sign-in after a sign-up on the device says "Welcome to Waymark!", every other one the named words',
  },
  { ruling: 'D-16, D-91', rows: 'AUT-27', built: 'back to where the person was going; home where that is nowhere' },
  { ruling: 'D-16', rows: 'SEC-02', built: 'the entry leads through sign-in and on to the first question' },
  {
    ruling: 'D-17',
    rows: 'SEC-07',
    built: 'after its owner has shared it, for any signed-in holder of the link, reduced',
  },
  {
    ruling: 'D-18',
    rows: 'GAT-14',
    built: 'the one build of Free waits behind a switch: the builder is for subscribers',
  },
  { ruling: 'D-91', rows: 'LND-17', built: 'the dialog opens and offers the free analysis first' },
  { ruling: 'D-19', rows: 'ARB-07', built: 'to / for whoever may not open /dashboard' },
  { ruling: 'D-20', rows: 'DLG-09', built: 'the first perk says how many assessments there are' },
  { ruling: 'D-21', rows: 'HIS-18', built: 'no upgrade is offered to whoever has the highest plan' },
  { ruling: 'D-22', rows: 'ARA-16', built: 'asked in stage 1 alone, where it is true' },
  { ruling: 'D-26', rows: 'RES-21', built: 'the locked state is that of a switch; the analysis works otherwise' },
  { ruling: 'D-26', rows: 'RES-22', built: '"complete" is said of what could be read alone; else an error with Retry' },
  {
    ruling: 'D-31',
    rows: 'ARB-45',
    built: 'the server counts whatever the page was told; failures are warned of and told',
  },
  { ruling: 'D-32', rows: 'USG-02', built: 'where the account may reset: outside production, and for the group admin' },
  { ruling: 'D-33', rows: 'USG-14', built: 'names the real limit: no plan has ten' },
  { ruling: 'D-35', rows: 'RES-16', built: 'for everybody before production, for the group admin in it' },
  { ruling: 'D-39', rows: 'LND-08', built: 'said once the server knows the plan; "being processed" until then' },
  { ruling: 'D-40', rows: 'BIL-18', built: 'Pro becomes Max in place, at the provider' },
  {
    ruling: 'D-42',
    rows: 'BIL-09 BIL-11',
    built: 'the tab opens with the click; a link stands where the browser holds it back',
  },
  {
    ruling: 'D-48',
    rows: 'ERR-04',
    built: 'details are folded, without tokens and personal data, with an id for support',
  },
  { ruling: 'D-50', rows: 'RES-30', built: 'an error with Retry; a sample on request, under a lasting banner' },
  { ruling: 'D-51', rows: 'RES-34', built: 'no score is invented: "not available"' },
  {
    ruling: 'D-51',
    rows: 'RES-35',
    built: 'nothing is invented: what nobody published or measured is said to be missing',
  },
  { ruling: 'D-52', rows: 'ARB-44', built: 'the view says "not saved yet" until the server has confirmed' },
  {
    ruling: 'D-53',
    rows: 'BIL-07',
    built: 'an error is no answer: what was known stays, and the page says that it is not certain',
  },
  { ruling: 'D-54', rows: 'HIS-21', built: 'the loading state ends in an error with Retry' },
  { ruling: 'D-55', rows: 'DSH-28', built: 'the panel says so, with Retry, and not that there is no analysis' },
  { ruling: 'D-56', rows: 'SAL-04', built: 'the dialog says so, with Retry' },
  { ruling: 'D-57', rows: 'CVT-11', built: 'PDF and Word are read, too' },
  { ruling: 'D-57', rows: 'CVT-12 CVT-13', built: 'the named words stay for files of which no text can be taken' },
  { ruling: 'D-58', rows: 'ARA-44 ARA-45', built: 'another type and more than 10 MB are refused in words' },
  { ruling: 'D-59', rows: 'MKT-05 DSH-24', built: 'labelled as illustrative, beside what follows from the data' },
  {
    ruling: 'D-60',
    rows: 'LND-34 LND-35 LND-40',
    built: 'labelled as illustrative examples; no photograph of a real person',
  },
  {
    ruling: 'D-61',
    rows: 'LND-37 LND-38',
    built: 'one end for everybody, kept by the server; after it nothing of it is left',
  },
  { ruling: 'D-64', rows: 'DSH-17', built: 'the toast also leads to the result that has the report' },
  { ruling: 'D-95', rows: 'DSH-19', built: 'with a sixth beside the five: a vacancy is matched' },
  { ruling: 'D-65', rows: 'LND-33', built: 'each of the three leads somewhere' },
  {
    ruling: 'D-80',
    rows: 'ARB-47',
    built: 'our page names its variant; a request with nothing but the token starts Reading B',
  },
  { ruling: 'D-81', rows: 'RES-08', built: 'automation risk is a band, in plain words, never a probability' },
  {
    ruling: 'D-82',
    rows: 'RES-14',
    built: '"real-time" stands where the live call answered; the date of the data elsewhere',
  },
  {
    ruling: 'record 0068',
    rows: 'DSH-25',
    built: 'the panel takes the first of the three results that the list reads: one call',
  },
  {
    ruling: 'record 0068',
    rows: 'DAT-01',
    built: 'the session holds that the address is confirmed; when it was, Cognito does not say',
  },
];
