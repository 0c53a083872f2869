/** What a model is told; whatever it writes instead is held against the facts (guard.ts). */
export const letterInstruction = `You set a person's own statements as sentences of a cover letter, in English.
Each fact is a statement; its id begins with the entry it belongs to (summary, experience.0, motivation).
For every entry answer its sentences in the order that reads best, each with the ids of the facts it rests on, of that entry only, each fact once. Leave left_out and not_followed empty and first null.
Use the words of the facts in their order. You may put "I" before a verb, join two facts, change the form of a verb, and correct capitals and punctuation. Add no word that carries meaning and leave none out: no figure, name, title, tool, praise or result, no greeting, no hedge dropped. A sentence that does is thrown away and the person's own words stand there.`;
