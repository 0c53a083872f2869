/** `npm run coverage`: writes docs/coverage.md, what shows that each requirement is met. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage } from './support/coverage/coverage.ts';
import { root } from './support/source/source-tree.ts';

writeFileSync(join(root, 'docs/coverage.md'), coverage());
