import { escapeHtml as text } from '#shared/lib/html-text.ts';
import { contact, page } from '../html.ts';
import { letterBlocks } from './blocks.ts';
import type { Letter } from './letter.ts';

/** The letter as a self-contained page (D-38). */
export const writeLetterHtml = (letter: Letter): string =>
  page(
    `Letter of ${letter.person.fullName}`,
    `<header>
<p class="role">${text(letter.person.fullName)}</p>
${contact(letter.person)}
</header>
<div class="letter">
${letterBlocks(letter)
  .map((block) =>
    'lines' in block
      ? `<p>${text(block.lead)}</p>\n<ul>${block.lines.map((each) => `<li>${text(each)}</li>`).join('')}</ul>`
      : `<p>${text(block.text)}</p>`,
  )
  .join('\n')}
</div>`,
  );
