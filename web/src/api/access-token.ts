/** Where the access token of a call comes from. The session hands this in at its start: api knows nothing of sign-in. */
interface TokenSource {
  /** the token of whoever is signed in, or null */
  accessToken: () => Promise<string | null>;
  /** a fresh token after the server has refused one; null when there is no more session */
  renewAccessToken: () => Promise<string | null>;
  /** the server has refused this one because its account was erased */
  accountErased: (token: string) => void;
}

const nobody = async () => null;
let source: TokenSource = { accessToken: nobody, renewAccessToken: nobody, accountErased: () => undefined };

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const tokenSource = (): TokenSource => source;
