/** The single table, as the CDK deploys it and the local stack creates it. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds. A backstop only: whether something has expired is decided against the clock. */
  ttlAttribute: 'expiresAtEpoch',
} as const;
