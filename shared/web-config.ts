/** What a browser must know of a deployment before it can sign in or call. */
export interface WebConfig {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Where Cognito is when it is not AWS; null on AWS. */
  cognitoEndpoint: string | null;
  stage: string;
  /** An app label, never a right (D-37). */
  apiKey: string;
}

/** The id of the data block that holds it in a page. */
export const configElementId = 'waymark-config';

const placeholder = '"%CONFIG%"';

/** @returns the page with the configuration in it, where it has a place for one; `<` would end the block too early */
export const fillConfig = (page: string, config: WebConfig): string =>
  page.replace(placeholder, () => JSON.stringify(config).replaceAll('<', '\\u003c'));
