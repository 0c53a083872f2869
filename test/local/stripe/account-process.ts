/** An account in a process of its own, to be killed: `node account-process.ts <state folder> <webhook>`. */
import { startStripe } from '#infra/local/stand-ins/stripe/start.ts';

const [, , stateDir = '', webhookUrl = ''] = process.argv;
const { endpoint, secretKey, webhookSecrets, prices } = await startStripe({ port: 0, stateDir, webhookUrl });
process.send?.({ endpoint, secretKey, webhookSecrets, prices });
process.on('disconnect', () => process.exit());
