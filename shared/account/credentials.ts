/** What sign-in asks for and how long it lasts; the user pool, its stand-in and the forms read the same numbers. */

/** The named minimum (AUT-17, D-43). There are no character classes (AUT-20). */
export const passwordMinLength = 6;

/** Reliability C12: an access token lives at most an hour. */
export const accessTokenMinutes = 60;

export const refreshTokenDays = 30;

/** How long a refresh token that was exchanged still works, for a client that lost the answer. */
export const refreshRotationGraceSeconds = 60;
