/** `node test/write-ordinary-words.ts`: writes the ordinary words of the chat from SCOWL and the names of the occupations. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ordinaryWordsFile } from './support/source/ordinary-words.ts';
import { root } from './support/source/source-tree.ts';

writeFileSync(join(root, 'shared/chat/question/ordinary-words.data.ts'), ordinaryWordsFile());
