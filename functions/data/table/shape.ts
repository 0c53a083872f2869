/** The single table, as the CDK deploys it and the local stack creates it. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds. Only a backstop: the clock decides whether something has expired. */
  ttlAttribute: 'expiresAtEpoch',
} as const;
