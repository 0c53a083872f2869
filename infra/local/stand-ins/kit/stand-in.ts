import type { Journal } from './journal.ts';

export interface StandInOptions<Config> {
  /** 0 for any free one. */
  port: number;
  /** The folder for its state. It may be shared, so files start with the stand-in's name. */
  dir: string;
  /** Milliseconds since the epoch. The clock can be moved at any time. */
  clock: () => number;
  /** Gets one entry per request. */
  journal: Pick<Journal, 'add'>;
  /** The product's choices: names, prices, wording, rules. A stand-in imports nothing from the product. */
  config: Config;
}

/** A local replacement for an outside service, with the service's own protocol. */
export interface StandIn {
  endpoint: string;
  /** Environment variables that a client needs in addition to the address. */
  env: Record<string, string>;
  /** Its commands on the control port, by name. */
  control?: Record<string, Command>;
  /** Does everything that is due by its clock, and returns a report. */
  tick?(): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** GET shows `state`, POST runs what is sent. */
export interface Command {
  /** How to use it, shown after an invalid call. */
  help: string;
  state(): object;
  /** The answer, or null for an invalid body. */
  run(body: unknown): object | null;
}
