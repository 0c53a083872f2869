/** A pool in a separate process, to be killed: `node pool-process.ts <state folder>` prints its endpoint and client. */
import { startPool } from './support.ts';

const pool = await startPool(process.argv[2]);
process.send?.({ endpoint: pool.endpoint, clientId: pool.clientId, userPoolId: pool.userPoolId });
process.on('disconnect', () => process.exit());
