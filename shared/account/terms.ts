/** Which text of /terms a person agrees to, stored with every checkout (D-14). A changed text gets a new version. */
export const termsVersion = '2026-11-draft-3';
