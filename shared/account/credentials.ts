/** Rules for passwords and tokens, shared by the user pool, its stand-in and the forms. */

/** The minimum that screens name (AUT-17, D-43). There are no character classes (AUT-20). */
export const passwordMinLength = 6;

/** Reliability C12: an access token lives at most an hour. */
export const accessTokenMinutes = 60;

export const refreshTokenDays = 30;

/** How long an exchanged refresh token still works, for a client that lost the answer. */
export const refreshRotationGraceSeconds = 60;
