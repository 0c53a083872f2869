/** What a deployment's owner configures. One definition for pages, emails and the CDK. */
export interface Site {
  /** the address people use, for example https://app.example.com */
  origin: string;
  salesEmail: string;
  supportEmail: string;
  /** an external chat service where users of the product meet (LND-39, D-67) */
  communityUrl: string;
}

/** Defaults when the owner has configured nothing: addresses that lead nowhere, since RFC 2606 reserves `.example`. */
export const exampleSite: Omit<Site, 'origin'> = {
  salesEmail: 'sales@waymark.example',
  supportEmail: 'support@waymark.example',
  communityUrl: 'https://community.waymark.example/',
};

/** One build serves every stage: its pages contain these placeholders, which the server fills in. */
export const sitePlaceholders: Site = {
  origin: '%ORIGIN%',
  salesEmail: '%SALES_EMAIL%',
  supportEmail: '%SUPPORT_EMAIL%',
  communityUrl: '%COMMUNITY_URL%',
};
