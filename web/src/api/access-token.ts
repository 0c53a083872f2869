/** The source of the access token, set by the session at its start: api does not know about sign-in. */
interface TokenSource {
  /** the signed-in person's token, or null */
  accessToken: () => Promise<string | null>;
  /** a new token after the server has refused one; null when the session has ended */
  renewAccessToken: () => Promise<string | null>;
  /** called when the server has refused a token because its account was erased */
  accountErased: (token: string) => void;
}

const nobody = async () => null;
let source: TokenSource = { accessToken: nobody, renewAccessToken: nobody, accountErased: () => undefined };

export function setTokenSource(next: TokenSource): void {
  source = next;
}

export const tokenSource = (): TokenSource => source;
