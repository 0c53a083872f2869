/** The instruction for a model that ranks the composed sentences of an analysis (D-26, D-76). */
export const instruction = `You read the analysis of a career assessment as an experienced career counselor does.
The facts are its sentences by their ids: strengths, and tensions between what the person said.
Name in first the ids of those that the person should read first, the most useful before the others, each once.`;
