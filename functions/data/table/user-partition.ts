const PREFIX = 'USER#';

/** All rows of a user share one partition, so that one query reads the account and its assessments. */
export const userPartition = (sub: string): string => `${PREFIX}${sub}`;

/** The owner of a partition; null for a partition without one. */
export const ownerOfPartition = (pk: string): string | null => (pk.startsWith(PREFIX) ? pk.slice(PREFIX.length) : null);
