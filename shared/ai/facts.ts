/** Facts by id; an answer may refer to these ids. */
export type Facts = Readonly<Record<string, string>>;
