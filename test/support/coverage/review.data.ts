/** What a reader found who held every row against what names it; not derived. */
export const review = `
**Read through on 23 November 2026**, each row beside the tests that name it. Found and mended: SEC-05, DAT-01 and GAT-28
were named by no test; AIN-06 was shown by words anywhere on the page, not by its three blocks; LRN-13 by a function that
the page might not have called; GAT-07's call did not name its feature; the news of AUT-23 came once a device; AUT-29 took up
to three and a half seconds where the network was slow. What this table cannot say: the 28 rows of the resume builder and most
of the CV tools' are steps of one long test each, so that a red one hides those after it; NET-08 is shown by one call that fails
at each of its tries, not by two calls; where a row says [NOT SHOWN], it is shown what we built there.
`;
