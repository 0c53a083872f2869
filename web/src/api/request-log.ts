import { store } from '#web/ui/store.ts';

/** RES-18 */
const KEPT = 10;

/** What developers may see of a request: never a header, body, key, or path or query value (D-35). */
export interface LoggedRequest {
  number: number;
  method: string;
  /** `/assessment-result/{id}` */
  template: string;
  /** null while in progress */
  outcome: number | 'timeout' | 'no connection' | 'cancelled' | null;
  ms: number | null;
}

const requests = store<readonly LoggedRequest[]>([]);
let count = 0;

/** Records the start of a request. @returns a function that records its outcome */
export function logRequest(method: string, template: string) {
  count += 1;
  const number = count;
  const begun = performance.now();
  requests.set([...requests.get(), { number, method, template, outcome: null, ms: null }].slice(-KEPT));
  return (outcome: LoggedRequest['outcome']): void => {
    const ms = performance.now() - begun;
    requests.set(requests.get().map((request) => (request.number === number ? { ...request, outcome, ms } : request)));
  };
}

/** The latest API requests, in the order they started. */
export const { get: loggedRequests, use: useLoggedRequests } = requests;
