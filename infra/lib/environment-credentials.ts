/** Replaces @aws-sdk/credential-provider-node in the bundles: a Lambda gets its credentials as variables. */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('no AWS credentials in the environment');
  return { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) };
};
