/** By how the address of a screen begins; the first that fits. */
const byScreen: readonly (readonly [string, readonly string[]])[] = [
  [
    '/career-path/result',
    ['Why is my first match on top?', 'What would I still have to learn?', 'How sure is my ranking?'],
  ],
  ['/career-path/history', ['What is my best match?', 'Why can two assessments differ?', 'How long are results kept?']],
  [
    '/career-path',
    ['How does the assessment work?', 'How long does the assessment take?', 'What happens with my answers?'],
  ],
  ['/dashboard', ['What is my best match?', 'What would I still have to learn?', 'Where do the figures come from?']],
  ['/resume-builder', ['Does the AI make things up in my resume?', 'Which files can I download?']],
  ['/pricing', ['What does Pro include?', 'What can I do for free?', 'How do I cancel?']],
  ['/usage', ['What does Pro include?', 'When do my limits start anew?', 'How do I cancel?']],
  ['/how-it-works', ['How good are the matches?', 'How does the assessment work?', 'What can it not know?']],
  ['/data-sources', ['Where do the figures come from?', 'How old are the figures?']],
  ['/terms', ['What happens with my answers?', 'How do I delete my account?']],
];

const visitor = ['How does the assessment work?', 'What does a registered nurse earn?', 'What can I do for free?'];
const member = ['What is my best match?', 'What does a registered nurse earn?', 'How does the assessment work?'];

/** What somebody on this screen may want to know. */
export const suggestionsAt = (pathname: string, signedIn: boolean): readonly string[] =>
  byScreen.find(([start]) => pathname.startsWith(start))?.[1] ?? (signedIn ? member : visitor);
