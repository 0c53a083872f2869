/**
 * The screens that search engines may list, with their descriptions for search results and shared links. All other
 * screens are personal or intermediate steps and ask not to be listed.
 */
export const listedPages: Record<string, string> = {
  '/': 'Ranked career matches that show their working, from one 13-18 minute assessment and public labor-market data.',
  '/pricing': 'What the plans cost, what each allows, and what is free.',
  '/terms': 'The terms of use, and what is stored about you, why, and for how long.',
  '/how-it-works':
    'What the ranking gets right and how often, measured on real and on simulated people, and what nobody has measured yet.',
  '/occupations':
    'All 923 occupations in plain words: what the work is, what it pays, how it will change, and what it takes to get in.',
  '/data-sources':
    'Where the figures on occupations, wages, growth and AI exposure come from, with their dates and licenses.',
};
