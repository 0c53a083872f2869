import { production } from '#test/infra/assembly.ts';
import { measureAssessment } from '#test/support/stack/assessment-cost.ts';
import { listPrices } from './list-prices.data.ts';

const people = 1000;
/** Assumptions about what cannot be counted here. */
const assumed = {
  /** with 512 MB of memory; mostly waiting for the table */
  msPerCall: 100,
  logBytesPerCall: 1200,
  /** pages, code, fonts and facts on a first visit */
  bytesPerPerson: 1_000_000,
  filesPerPerson: 40,
  mailsPerPerson: 2,
};

const dollars = (amount: number) => `$${amount.toFixed(2).padStart(7)}`;
const row = (what: string, amount: number, how: string) => `${what.padEnd(28)} ${dollars(amount)}   ${how}`;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The cost of a thousand people who each finish one assessment: counted calls and units times list prices. */
async function assessments(): Promise<string[]> {
  const { steps, total, assessmentBytes, resultBytes } = await measureAssessment();
  const calls = people * steps.length;
  const files = people * assumed.filesPerPerson;
  const counts: Record<keyof typeof listPrices.million, number> = {
    'API Gateway, REST calls': calls,
    'CloudFront, HTTPS requests': calls + files,
    // all requests at CloudFront, and the API calls again at the API
    'firewall, requests': 2 * calls + files,
    'Lambda, calls': calls,
    'DynamoDB, write units': people * total.writes,
    'DynamoDB, read units': people * total.reads,
  };
  const rows = [
    ...Object.entries(counts).map(
      ([what, count]) =>
        [what, (count / 1e6) * listPrices.million[what as keyof typeof counts], count.toLocaleString('en')] as const,
    ),
    [
      'Lambda, time',
      ((calls * assumed.msPerCall) / 1000) * 0.5 * listPrices.lambdaGbSecond,
      `${assumed.msPerCall} ms of 512 MB a call (assumed)`,
    ],
    [
      'logs',
      ((calls * assumed.logBytesPerCall) / 1e9) * listPrices.logGb,
      `${assumed.logBytesPerCall} bytes a call (assumed)`,
    ],
    [
      'transfer',
      ((people * assumed.bytesPerPerson) / 1e9) * listPrices.transferGb,
      `${assumed.bytesPerPerson / 1e6} MB a person (assumed)`,
    ],
    [
      'table, kept for a month',
      ((people * (assessmentBytes + resultBytes)) / 1e9) * listPrices.tableGbMonth,
      `${assessmentBytes + resultBytes} bytes each`,
    ],
    ['mails', people * assumed.mailsPerPerson * listPrices.mail, `${assumed.mailsPerPerson} a person (assumed)`],
    ['user pool', people * listPrices.activeUser, 'people who sign in within the month'],
  ] as const;
  return [
    `${people.toLocaleString('en')} people, one finished assessment each; texts by the built-in composer`,
    ...rows.map(([what, amount, how]) => row(what, amount, how)),
    row('together', sum(rows.map(([, amount]) => amount)), ''),
  ];
}

/** The monthly cost of a production deployment without visitors, from the resources in its templates. */
function idleMonth(): string[] {
  const { all } = production();
  const rules = all('AWS::WAFv2::WebACL').map(([, { Properties }]) => Properties.Rules.length);
  const rows = [
    ...Object.entries(listPrices.month).map(([type, price]) => {
      const { length } = all(type);
      return [type.replace('AWS::', '').replace('::', ' '), length * price, `${length}`] as const;
    }),
    ['WAFv2 rules', sum(rules) * listPrices.firewallRuleMonth, `${sum(rules)}`],
  ] as const;
  return [
    'a month in which nobody comes',
    ...rows.map(([what, amount, how]) => row(what, amount, how)),
    row('together', sum(rows.map(([, amount]) => amount)), ''),
  ];
}

export const bench = async (): Promise<string[]> => [...(await assessments()), '', ...idleMonth()];
