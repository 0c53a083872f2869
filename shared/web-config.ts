/** What a browser must know about a deployment before it can sign in or call the API. */
export interface WebConfig {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Cognito's address on a stand-in; null on AWS. */
  cognitoEndpoint: string | null;
  stage: string;
  /** Identifies the app; grants nothing (D-37). */
  apiKey: string;
}

/** The id of the data element in a page that holds it. */
export const configElementId = 'waymark-config';

const placeholder = '"%CONFIG%"';

/**
 * @returns the page with the configuration filled in, if it has a place for it; `<` is escaped, since it could end the
 * element
 */
export const fillConfig = (page: string, config: WebConfig): string =>
  page.replace(placeholder, () => JSON.stringify(config).replaceAll('<', '\\u003c'));
