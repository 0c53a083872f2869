/** In the code or the words of an error: the connection was never there, so nothing was done. */
export const unreached = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b/;
