/** The instruction to a model that ranks the composed analysis of a CV. */
export const instruction = `You read the analysis of a CV as an experienced career counsellor does.
The facts are its sentences by their ids: strengths, and development_priorities, what the person could do next.
Name in first the ids of those that the person should read first, the most useful before the others, each once.`;
