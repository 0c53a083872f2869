/** What went wrong, and what to do about it. */
import type { Trouble } from './check.ts';

export const troubleWords: Record<Trouble, { what: string; way: string }> = {
  absent: {
    what: 'Does not stand in the text of the file.',
    way: 'If it is drawn as a picture or an icon there, write it as text; if you added it here, add it to the file, too.',
  },
  header: {
    what: 'Stands in the header of the document only, which many readers leave out.',
    way: 'Move it to the first lines of the body.',
  },
  footer: {
    what: 'Stands in the footer of the document only, which many readers leave out.',
    way: 'Move it into the body.',
  },
  box: {
    what: 'Stands in a text box, which many readers leave out.',
    way: 'Write it into the body, outside of any box.',
  },
  columns: {
    what: 'Two columns are read across: words of the other one stand between.',
    way: 'Put everything into one column, at least the positions and schools.',
  },
  spaced: {
    what: 'Its letters or words are spaced apart or run together, so it is no word to a reader.',
    way: 'Write it with normal spaces, and widen letters by no spaces between them.',
  },
  link: { what: 'Stands behind a word or an icon as a link only.', way: 'Write the address out as text.' },
  below: {
    what: 'Is not among the first lines, where readers look for it.',
    way: 'Put your name first, on a line of its own.',
  },
  apart: {
    what: 'Stands far from the rest of its entry, so a reader may put it with another.',
    way: 'Write title, employer and dates on neighboring lines.',
  },
  date: {
    what: 'No such date in plain figures stands beside the entry.',
    way: 'Write month and full year, such as 03/2019 or Mar 2019.',
  },
  heading: {
    what: 'No line is a heading that readers know.',
    way: 'Use a usual one on a line of its own: Work Experience, Education, Skills.',
  },
  emptyPage: {
    what: 'This page holds pictures and no text.',
    way: 'Save the file from the program it was written in, not from a scan.',
  },
  large: {
    what: 'Some systems read no file above 2.5 MB.',
    way: 'Leave out pictures, or save the file with smaller ones.',
  },
  table: {
    what: 'A table: some systems leave tables out, others read across its cells.',
    way: 'Write what stands in it as lines of text, with tabs for the dates.',
  },
  picture: {
    what: 'A picture: no system reads what is drawn in it.',
    way: 'A photo does no harm to the text; whatever a picture says in words, write it as text, too.',
  },
};
