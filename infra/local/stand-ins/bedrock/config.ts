export interface BedrockConfig {
  /** A server with OpenAI's chat completions API that replaces the simulated model; null for none. */
  llm: LlmConfig | null;
}

export interface LlmConfig {
  /** up to and including `/v1` */
  url: string;
  /** by default the first one that the server lists */
  model?: string | undefined;
  key?: string | undefined;
}
