import { adminRoutes } from '#shared/admin/contract.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import { occupationsRoutes } from '#shared/occupations/contract.ts';
import { call } from '#web/api/client.ts';
import { noRetry } from '#web/api/transport.ts';

/** The input of "Reset user". */
export type Reset = Input<typeof adminRoutes.resetUser>;

export interface Check {
  name: string;
  what: string;
  route: Pick<Route, 'method' | 'path'>;
  /** what is sent */
  input: (reset: Reset) => object;
  /**
   * Makes the call once, without retries, which would hide a failure.
   * @returns the part of the answer worth showing
   * @throws ApiError, or Error when the answer is wrong
   */
  run: (reset: Reset) => Promise<unknown>;
}

/** @param judge throws when the answer is wrong; returns what to show of it */
function check<R extends Route>(
  route: R,
  {
    judge,
    ...rest
  }: Pick<Check, 'name' | 'what'> & {
    input: (reset: Reset) => Input<R>;
    judge: (answer: Output<R>, sent: Input<R>) => unknown;
  },
): Check {
  return {
    ...rest,
    route,
    input: rest.input as Check['input'],
    run: async (reset) => {
      const sent = rest.input(reset);
      return judge(await call(route, sent, { retry: noRetry }), sent);
    },
  };
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** The rank request entity (SYS-07): an investigative person who values achievement and wants 40,000 dollars. */
const rankRequest: Input<typeof occupationsRoutes.rank> = {
  riasec: [2, 5, 3, 2, 2, 4],
  values: [5, 3, 2, 3, 2, 4],
  styles: [3, 4, 5, 3, 3, 4, 2, 3, 4, 5],
  constraints: { minSalary: 40_000, remote: false, country: 'United States', region: 'Texas' },
  topN: 5,
};

/** The four checks of SYS-01, in order. */
export const checks: readonly Check[] = [
  check(adminRoutes.resetUser, {
    name: 'Reset user',
    what: 'Counts a feature of one account from nothing, with a limit of its own until its period ends.',
    input: (reset) => reset,
    judge: (answer, sent) => {
      must(answer.current === 0, `the count is ${answer.current}, not 0`);
      must(answer.new_limit === sent.new_limit, `the limit is ${answer.new_limit}, not ${sent.new_limit}`);
      return answer;
    },
  }),
  check(adminRoutes.seedOccupationData, {
    name: 'Seed occupation data',
    what: 'Reads the embedded occupation table again and compares every file with its manifest. Nothing is written.',
    input: () => ({}),
    judge: (answer) => answer,
  }),
  check(occupationsRoutes.getRoleVectors, {
    name: 'Check occupation vectors',
    what: 'Loads all occupations; each has an id, a title, six interests and a median salary or none.',
    input: () => ({}),
    judge: ({ version, release, roles }) => {
      must(roles.length > 0, 'there are no occupations');
      must(new Set(roles.map(({ id }) => id)).size === roles.length, 'an occupation is there twice');
      const salaries = roles.filter(({ median_salary }) => median_salary !== null).length;
      must(salaries > 0, 'no occupation has a median salary');
      return { version, release, occupations: roles.length, with_median_salary: salaries, first: roles[0] };
    },
  }),
  check(occupationsRoutes.rank, {
    name: 'Test rank',
    what: 'Ranks all occupations for raw vectors and checks that the answer is whole and in order.',
    input: () => rankRequest,
    judge: (answer, { topN }) => {
      const scores = answer.roles.map(({ score }) => score);
      must(scores.length === topN, `there are ${scores.length} roles, not ${topN}`);
      must(
        scores.every((score, place) => place === 0 || score <= scores[place - 1]!),
        'the scores do not fall',
      );
      return answer;
    },
  }),
];
