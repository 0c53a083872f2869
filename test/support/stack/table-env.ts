import type { TableAddress } from './table-rows.ts';

/** Variables that point functions in this process to a table; the credentials are made up. */
export const tableEnv = ({ dynamodb, region, table }: TableAddress) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  STAGE: 'local',
  TABLE_NAME: table,
});
