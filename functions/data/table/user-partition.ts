/** All rows of one user lie in one partition, so that one query reads the account and its assessments. */
export const userPartition = (sub: string): string => `USER#${sub}`;
