import type { Log } from '#functions/outside/log.ts';
import type { Facts } from '#shared/ai/facts.ts';

export interface Prompt<Answer> {
  /** The grounded composer's answer: used without a model, and whenever one fails. */
  compose: () => Answer;
  /** The instruction. Never a person's words. */
  system: string;
  /** Facts by id; the answer may name these ids only. */
  facts: Facts;
  /** A person's own text: fenced, never an instruction, and no ground for anything that is said. */
  untrusted?: string;
  /** Why a model's answer may not be used as a whole, or null. Who asks looks at each part of it afterwards. */
  faultOf?: (answer: Answer) => string | null;
}

interface Spender {
  sub: string;
  /** an address: its digest stands in no log */
  isVisitor?: boolean;
}

/** The part of a handler's context that the port needs. */
export interface Call {
  /** whom the request is counted for */
  user: Spender;
  /** of the day's budget what this call may reach into; all of it unless told otherwise */
  share?: number;
  /** milliseconds since the epoch */
  now: number;
  leftMs(): number;
  log: Log;
}
