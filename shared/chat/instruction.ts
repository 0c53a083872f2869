/** The instruction to a model for ordering the paragraphs of an answer. */
export const instruction = `The document is a conversation with a person; its last line is the question. The facts are paragraphs, of which an answer to it can be made.
Name those that answer the question, the one that answers it best first, and none that the question does not ask for.`;
