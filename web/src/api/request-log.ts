import { useSyncExternalStore } from 'react';

/** RES-18 */
const KEPT = 10;

/** Of a request, what a developer may see: never a header, a body, a key, or a value of its path or query (D-35). */
export interface LoggedRequest {
  number: number;
  method: string;
  /** `/assessment-result/{id}` */
  template: string;
  /** null while it is under way */
  outcome: number | 'timeout' | 'no connection' | 'cancelled' | null;
  ms: number | null;
}

let requests: readonly LoggedRequest[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly LoggedRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

/** Notes that a request begins. @returns what notes how it ended */
export function logRequest(method: string, template: string) {
  count += 1;
  const number = count;
  const begun = performance.now();
  set([...requests, { number, method, template, outcome: null, ms: null }].slice(-KEPT));
  return (outcome: LoggedRequest['outcome']): void => {
    const ms = performance.now() - begun;
    set(requests.map((request) => (request.number === number ? { ...request, outcome, ms } : request)));
  };
}

export const loggedRequests = (): readonly LoggedRequest[] => requests;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last requests to the API, in the order in which they were begun. */
export const useLoggedRequests = () => useSyncExternalStore(subscribe, loggedRequests);
