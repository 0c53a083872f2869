import type { TableAddress } from './table-rows.ts';

/** The variables with which functions in this process find a table; the credentials are made up. */
export const tableEnv = ({ dynamodb, region, table }: TableAddress) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  STAGE: 'local',
  TABLE_NAME: table,
});
