const PREFIX = 'USER#';

/** All rows of one user lie in one partition, so that one query reads the account and its assessments. */
export const userPartition = (sub: string): string => `${PREFIX}${sub}`;

/** Whose partition it is; null for one that is nobody's. */
export const ownerOfPartition = (pk: string): string | null => (pk.startsWith(PREFIX) ? pk.slice(PREFIX.length) : null);
