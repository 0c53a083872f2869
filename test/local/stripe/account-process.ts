/** An account in a separate process, to be killed: `node account-process.ts <state folder> <webhook>`. */
import { startProvider } from '#test/support/billing/stripe-stand-in.ts';

const [, , stateDir = '', webhookUrl = ''] = process.argv;
const { endpoint, secretKey, webhookSecrets, prices } = await startProvider(stateDir, webhookUrl);
process.send?.({ endpoint, secretKey, webhookSecrets, prices });
process.on('disconnect', () => process.exit());
