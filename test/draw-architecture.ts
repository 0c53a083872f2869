/** `npm run architecture`: writes docs/architecture.svg, what README shows, from the route table, the needs and the stacks. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureDrawing } from './support/source/architecture-drawing.ts';
import { root } from './support/source/source-tree.ts';

writeFileSync(join(root, 'docs/architecture.svg'), architectureDrawing());
