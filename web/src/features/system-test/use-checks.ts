import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { type Check, checks, type Reset } from './checks.ts';

export interface Outcome {
  passed: boolean;
  ms: number;
  sent: object;
  /** the answer, or what is known about the failure */
  reply: unknown;
}

/** Runs checks, one or all in sequence (SYS-02), and holds each one's outcome by name. */
export function useChecks(reset: Reset) {
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({});
  const [running, setRunning] = useState<string | null>(null);

  const make = async (check: Check) => {
    setRunning(check.name);
    const outcome = await outcomeOf(check, reset);
    setOutcomes((before) => ({ ...before, [check.name]: outcome }));
  };
  const run = async (list: readonly Check[]) => {
    for (const check of list) await make(check);
    setRunning(null);
  };
  return {
    outcomes,
    /** the name of the running check */
    running,
    run: (check: Check) => void run([check]),
    runAll: () => void run(checks),
  };
}

async function outcomeOf(check: Check, reset: Reset): Promise<Outcome> {
  const began = performance.now();
  const sent = check.input(reset);
  const end = (passed: boolean, reply: unknown): Outcome => ({
    passed,
    ms: Math.round(performance.now() - began),
    sent,
    reply,
  });
  try {
    return end(true, await check.run(reset));
  } catch (error) {
    return end(false, failure(error));
  }
}

function failure(error: unknown): object {
  if (!(error instanceof ApiError)) return { message: error instanceof Error ? error.message : String(error) };
  const { status, code, detail, field, correlationId } = error;
  return { status, code, message: detail, field, correlationId };
}
