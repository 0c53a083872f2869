export interface BedrockConfig {
  /** A server that speaks OpenAI's chat completions and answers in the place of what is played; null where there is none. */
  llm: LlmConfig | null;
}

export interface LlmConfig {
  /** up to and with `/v1` */
  url: string;
  /** the first one the server names, unless told otherwise */
  model?: string | undefined;
  key?: string | undefined;
}
