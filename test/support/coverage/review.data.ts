/** Findings of reviewers who compared every row with the tests that name it; not derived. */
export const review = `
**Read through on 23 November 2026**, each row beside the tests that name it. Found and mended: SEC-05, DAT-01 and GAT-28
were named by no test; AIN-06 was shown by words anywhere on the page, not by its three blocks; LRN-13 by a function that
the page might not have called; GAT-07's call did not name its feature; the news of AUT-23 came once a device; AUT-29 took up
to three and a half seconds where the network was slow.

**Read once more on the same day, all 602**, the bodies of the tests beside the words of the rows, by a reader who did not
believe the names. 46 rows were weak. What was done, row by row:

| rows | what was weak | what was done |
|---|---|---|
| RPT-06 | **wrong in the product**: a report that was refused with \`success: false\` said "Something unexpected" in place of the server's message | mended, and shown |
| AUT-26, DSH-19 | built otherwise than they read, and not told here | told: record 0066, D-95 |
| SEC-01 | named by tests of the chat alone | the open screens, the previews and the chat name it; the account's own data in the chat does not |
| SEC-03, SEC-04 | shown by one gate call, of Pro alone | Free at dashboard, market and limits; Pro and Max at gate, dashboard and limits |
| SEC-08 | no visitor opened /system-test | one does, and is led to sign-in |
| AUT-06, AUT-18, AUT-30 | errors of sign-in alone; the sign-up form alone; the title alone | a sign-up that fails, a sign-in left empty, the text of confirmation |
| BIL-08, BIL-11 | called with a body in every test | called with the token and nothing else |
| BIL-15, USG-09 | the text without the title "Error" | both |
| BIL-20, BIL-21, BIL-23, BIL-25 | success alone; prices held against the table they come from | the way back as well; the literal prices of the table and of the dialogs |
| GAT-26, DAT-06 | names held against the table they come from | the literal names of all seven, and of the six cards |
| USG-02 | the button, not its place | stands before the dashboard |
| DAT-07, DAT-08, DAT-25 | two of the four scores, and no dates | all of them |
| DAT-16 to DAT-20, DAT-22, LRN-07 | whatever the schema had, held against the schema | the literal keys of the rows |
| RES-02 | the page was never seen loading | it is |
| RES-08 | pay alone in the list; the words on AI without "Automation risk" | pay, openings and risk on each of the ten; label and band on the figures |
| RES-40 | the console entry was allowed, not asked for | asked for |
| RPT-03 | printed at some time | a second after the document |
| LND-02, LND-06 | sections held against the list they come from; no drawer at 768 px | the nine literal anchors; 768 px |
| ARA-36, ARA-38 | blocked, not dimmed; one end of each scale | the ink of the card; both ends |
| ARB-42 | the reason alone | the words without a reason as well |
| CVT-07, CVT-27 | no second education or skill; keys of two levels | both lists; keys of every part |
| RSM-08, RSM-22, RSM-23 | sent without being looked at; labels without figures | empty phone and place, keys of every part, reason and figures |
| NET-10 | a heading that the page before had, too | the first question of the snapshot |

52 names stood on tests that do not show the row (receipts that add up for RES-06, an axe run for NAV-20, a form that is
filled from a CV for RSM-04); they are gone from there. What this table cannot say: the 28 rows of the resume builder and
most of the CV tools' are steps of one long test each, so that a red one hides those after it; where a row says [NOT SHOWN],
it is shown what we built there.
`;
