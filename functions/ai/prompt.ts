import type { Log } from '#functions/outside/log.ts';
import type { Facts } from '#shared/ai/facts.ts';

export interface Prompt<Answer> {
  /** The grounded composer's answer: used without a model, and whenever one fails. */
  compose: () => Answer;
  /** The instruction. Never contains a person's text. */
  system: string;
  /** Facts by id; the answer may refer to these ids only. */
  facts: Facts;
  /** A person's own text: fenced, never an instruction, and never evidence for a statement. */
  untrusted?: string;
  /** Why a model's answer is rejected as a whole, or null. The caller checks its parts afterwards. */
  faultOf?: (answer: Answer) => string | null;
}

interface Spender {
  sub: string;
  /** `sub` is the digest of an address, which must not be logged */
  isVisitor?: boolean;
}

/** The part of a handler's context that the port needs. */
export interface Call {
  /** the account or group the request is counted for */
  user: Spender;
  /** share of the day's budget this call may use; all of it by default */
  share?: number;
  /** milliseconds since the epoch */
  now: number;
  leftMs(): number;
  log: Log;
}
