import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** `npm run reset`: removes everything the local stack has stored. */
try {
  const { stateDir } = readSettings(process.env, []);
  // only a folder the stack has made: WAYMARK_STATE_DIR may be mistyped
  if (existsSync(stateDir) && !existsSync(join(stateDir, 'endpoints.json')))
    throw new StartError(`${stateDir} does not look like a state folder of Waymark; remove it by hand.`);
  rmSync(stateDir, { recursive: true, force: true });
  console.log(`waymark: ${stateDir} is gone; npm start begins anew.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`waymark: ${error.message}`);
  process.exit(1);
}
