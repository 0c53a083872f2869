/** What a model is told to do with the facts of an answer. */
export const instruction = `The document is a conversation with a person; its last line is the question. Answer it in English, in at most six short sentences, from the facts alone.
Say each figure with the occupation or the plan it belongs to, and in one sentence no figures of two facts. Keep lists as lines that begin with "- ".
What the facts do not answer you say that you do not know. You promise nothing, recommend nobody's product, and say nothing of yourself.`;
