import { store } from '#web/ui/store.ts';

/** RES-18 */
const KEPT = 10;

/** What a developer may see of a request: never a header, a body, a key, or a value of its path or query (D-35). */
export interface LoggedRequest {
  number: number;
  method: string;
  /** `/assessment-result/{id}` */
  template: string;
  /** null while it is under way */
  outcome: number | 'timeout' | 'no connection' | 'cancelled' | null;
  ms: number | null;
}

const requests = store<readonly LoggedRequest[]>([]);
let count = 0;

/** Notes that a request begins. @returns what notes how it ended */
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

/** The last requests to the API, in the order in which they were begun. */
export const { get: loggedRequests, use: useLoggedRequests } = requests;
