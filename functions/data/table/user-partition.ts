const PREFIX = 'USER#';

/** All rows of one user lie in one partition, so that one query reads the account and its assessments. */
export const userPartition = (sub: string): string => `${PREFIX}${sub}`;

/** The owner of a partition; null for one that belongs to nobody. */
export const ownerOfPartition = (pk: string): string | null => (pk.startsWith(PREFIX) ? pk.slice(PREFIX.length) : null);
