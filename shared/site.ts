/** What the owner of a deployment sets about it. One definition for pages, mails and the CDK. */
export interface Site {
  /** the address people use, for example https://app.example.com */
  origin: string;
  salesEmail: string;
  supportEmail: string;
  /** an external chat service, where people who use the product meet (LND-39, D-67) */
  communityUrl: string;
}

/** What stands where an owner has set nothing: addresses that lead nowhere, as RFC 2606 keeps `.example` for. */
export const exampleSite: Omit<Site, 'origin'> = {
  salesEmail: 'sales@waymark.example',
  supportEmail: 'support@waymark.example',
  communityUrl: 'https://community.waymark.example/',
};

/** One build serves every stage: its pages carry these, and whoever serves them fills them in. */
export const sitePlaceholders: Site = {
  origin: '%ORIGIN%',
  salesEmail: '%SALES_EMAIL%',
  supportEmail: '%SUPPORT_EMAIL%',
  communityUrl: '%COMMUNITY_URL%',
};
