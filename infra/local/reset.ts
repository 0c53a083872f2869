import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './settings.ts';
import { StartError } from './stand-ins/kit/start-error.ts';
import { lockStateFolder } from './state-folder.ts';

/** `npm run reset`: removes everything the local stack has stored. */
try {
  const { stateDir } = readSettings(process.env, []);
  // only a folder that the stack created: WAYMARK_STATE_DIR may be mistyped
  const ours = ['dynamodb.sqlite', 'cognito.sqlite', 'endpoints.json'].some((name) => existsSync(join(stateDir, name)));
  if (existsSync(stateDir) && !ours)
    throw new StartError(`${stateDir} does not look like a state folder of Waymark; remove it by hand.`);
  if (existsSync(stateDir)) lockStateFolder(stateDir)(); // fails while a stack uses it
  rmSync(stateDir, { recursive: true, force: true });
  console.log(`waymark: ${stateDir} is gone; npm start begins anew.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`waymark: ${error.message}`);
  process.exit(1);
}
