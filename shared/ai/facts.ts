/** What is known or said, by ids that an answer may name. */
export type Facts = Readonly<Record<string, string>>;
