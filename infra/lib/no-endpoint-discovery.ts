/** Stands in for @aws-sdk/middleware-endpoint-discovery in the bundles: DynamoDB's endpoint is always the region's own. */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config;

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: false,
};
