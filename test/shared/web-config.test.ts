import { expect, it } from 'vitest';
import { fillConfig, type WebConfig } from '#shared/web-config.ts';

it('no value of the configuration ends the element around it, or is taken for a pattern', () => {
  const config: WebConfig = {
    region: '</script><script>alert(1)</script>',
    userPoolId: "$& $' $1",
    userPoolClientId: 'client',
    cognitoEndpoint: null,
    stage: 'dev',
    apiKey: 'key',
  };
  const page = fillConfig('<script type="application/json">"%CONFIG%"</script>', config);
  expect(page.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(/>(.*)<\/script>$/.exec(page)?.[1] ?? '')).toEqual(config);
});
