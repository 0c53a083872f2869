const ranking = ['What is my best match?', 'How good are the matches?', 'Where do the figures come from?'];
const plans = ['What can I do for free?', 'How do I cancel?'];

/** By address prefix; the first match counts. */
const byScreen: readonly (readonly [string, readonly string[]])[] = [
  ['/career-path/result', ranking],
  ['/career-path/history', ['What is my best match?', 'How long are results kept?']],
  [
    '/career-path',
    ['How does the assessment work?', 'How long does the assessment take?', 'What happens with my answers?'],
  ],
  ['/dashboard', ranking],
  ['/resume-builder', ['Does the AI make things up in my resume?', 'What happens with my answers?']],
  ['/pricing', plans],
  ['/usage', ['When do my limits start over?', ...plans]],
  ['/how-it-works', ['How good are the matches?', 'How does the assessment work?']],
  ['/data-sources', ['Where do the figures come from?', 'How old are the figures?']],
  ['/terms', ['What happens with my answers?', 'How do I delete my account?']],
];

const visitor = ['How does the assessment work?', 'What does a registered nurse earn?', 'What can I do for free?'];
const member = ['What is my best match?', 'What does a registered nurse earn?', 'How does the assessment work?'];

/** Questions likely on this screen that the assistant can answer from its records. */
export const suggestionsAt = (pathname: string, signedIn: boolean): readonly string[] =>
  byScreen.find(([start]) => pathname.startsWith(start))?.[1] ?? (signedIn ? member : visitor);
