/** A message to somebody in an occupation of interest: three questions that take a quarter of an hour. */
export const contactMessage = (occupation: string): string => `Hello,

I am thinking about a new job: ${occupation}. You do this work, so you know it better than any website. May I ask you three things, by phone or in writing? It takes 15 minutes.

1. What does a normal day look like?
2. What do you wish you had known before you began?
3. How would you start today?

Thank you very much.
`;
