import type { Journal } from './journal.ts';

export interface StandInOptions<Config> {
  /** 0 for any free one. */
  port: number;
  /** The folder of its state. Others may keep theirs in it, too, so files carry the stand-in's name. */
  dir: string;
  /** Milliseconds since the epoch. The clock can be moved at any time. */
  clock: () => number;
  /** Gets one entry for each request. */
  journal: Pick<Journal, 'add'>;
  /** The product's choices: names, prices, wording, rules. A stand-in imports nothing of the product. */
  config: Config;
}

/** An outside service on this machine, which speaks the service's own protocol. */
export interface StandIn {
  endpoint: string;
  /** Environment variables that a client needs beside the address. */
  env: Record<string, string>;
  /** Its commands on the control port, by name. */
  control?: Record<string, Command>;
  /** Does at once what its clock has made due, and says what it did. */
  tick?(): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** GET shows `state`, POST runs what is sent. */
export interface Command {
  /** How to say it, for whoever did not. */
  help: string;
  state(): object;
  /** The answer, or null for a body that makes no sense. */
  run(body: unknown): object | null;
}
