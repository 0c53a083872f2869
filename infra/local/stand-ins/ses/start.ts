import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import * as z from 'zod/mini';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';
import { onOwnHost } from '#infra/local/stand-ins/kit/own-host.ts';
import { readJson } from '#infra/local/stand-ins/kit/read-json.ts';
import { sendJson } from '#infra/local/stand-ins/kit/send-json.ts';
import type { Command, StandIn, StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import type { MailEvent, SesConfig } from './config.ts';

const PATH = '/v2/email/outbound-emails';
/** The limit of SES for a mail without attachments. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** The last mails are shown on the control port. */
const MAX_SENT = 20;

/**
 * What happens to the next mails: `throttled`, `rejected` and `refused` get an error, `lost` is sent but gets no
 * answer, `unavailable` gets an error and is not sent, `held` is neither sent nor answered. `bounced` and `delayed`
 * come back, permanently and temporarily; for `unwanted` there is a complaint.
 */
const faults = [
  'none',
  'throttled',
  'rejected',
  'refused',
  'lost',
  'unavailable',
  'held',
  'bounced',
  'delayed',
  'unwanted',
] as const;
type Fault = (typeof faults)[number];

const content = z.object({ Data: z.string().check(z.minLength(1)), Charset: z.optional(z.string()) });
const address = z.string().check(z.regex(/^[^\s@,<>]+@[^\s@,<>]+$/));
const tagText = z.string().check(z.regex(/^[\w@.-]{1,256}$/));
const input = z.object({
  FromEmailAddress: z.string(),
  ConfigurationSetName: z.optional(z.string()),
  EmailTags: z.optional(z.array(z.object({ Name: tagText, Value: tagText })).check(z.maxLength(50))),
  ReplyToAddresses: z.optional(z.array(address)),
  Destination: z.object({ ToAddresses: z.array(address).check(z.minLength(1), z.maxLength(50)) }),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Text: z.optional(content), Html: content }),
      Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() })).check(z.maxLength(15))),
    }),
  }),
});
const command = z.strictObject({
  fault: z.enum(faults),
  times: z.optional(z.int().check(z.positive())),
  to: z.optional(z.string()),
});

interface Sent {
  to: string[];
  subject: string;
  text: string | null;
  headers: Record<string, string>;
}

type Answer = [status: number, body: object, code?: string];
type Silence = 'cut' | 'held';
const refusal = (status: number, code: string, message: string): Answer => [status, { message }, code];

/** Amazon SES' SendEmail (API v2), for simple mails of one verified sender; they arrive in the mailbox. */
export async function startSes({ port, clock, journal, config }: StandInOptions<SesConfig>) {
  let fault: Fault = 'none';
  let times = 0;
  let only: string | undefined;
  const sent: Sent[] = [];

  /** The fault for this mail. */
  function nextFault(to: string[]): Fault {
    if (only !== undefined && !to.includes(only)) return 'none';
    const now = fault;
    if (times > 0) times -= 1;
    if (times === 0) fault = 'none';
    return now;
  }

  async function answer(body: unknown, isSigned: boolean): Promise<Answer | Silence> {
    if (!isSigned) return refusal(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
    const mail = input.safeParse(body);
    if (!mail.success) return refusal(400, 'BadRequestException', 'The request is not that of a simple mail.');
    const now = nextFault(mail.data.Destination.ToAddresses);
    if (now === 'throttled') return refusal(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.');
    if (now === 'held') return now;
    if (now === 'unavailable') return refusal(503, 'ServiceUnavailable', 'Try again later.');
    if (now === 'refused') return refusal(400, 'BadRequestException', 'Local address contains control or whitespace');
    const { FromEmailAddress, Destination, Content } = mail.data;
    const from = /<([^<>]+)>$/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
    if (now === 'rejected' || from !== config.sender)
      return refusal(400, 'MessageRejected', `Email address is not verified: ${from}`);
    const { ConfigurationSetName: set, EmailTags = [] } = mail.data;
    if (set !== undefined && set !== config.set)
      return refusal(404, 'NotFoundException', `Configuration set <${set}> does not exist.`);
    const { Subject, Body, Headers = [] } = Content.Simple;
    for (const to of Destination.ToAddresses)
      config.deliver({ at: clock(), to, subject: Subject.Data, html: Body.Html.Data });
    sent.push({
      to: Destination.ToAddresses,
      subject: Subject.Data,
      text: Body.Text?.Data ?? null,
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    });
    if (sent.length > MAX_SENT) sent.shift();
    const messageId = randomUUID();
    const event = set !== undefined && eventOf(now, messageId, Destination.ToAddresses, EmailTags);
    // later in SES; here before the answer, so that nothing has to wait for it
    if (event) await config.tell(event);
    return now === 'lost' ? 'cut' : [200, { MessageId: messageId }];
  }

  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '/', headers } = request;
    const path = url.split('?')[0]!.slice(0, 200);
    const body = await readJson(request, MAX_BODY_BYTES);
    const isSigned = /^AWS4-HMAC-SHA256 /.test(headers.authorization ?? '');
    const outcome =
      method === 'POST' && path === PATH
        ? await answer(body, isSigned)
        : refusal(404, 'UnknownOperationException', 'Only SendEmail is known.');
    const [status, answered, code] = typeof outcome === 'string' ? [0, {}] : outcome;
    journal.add({ at: clock(), method, path, status, code: code ?? null });
    if (outcome === 'cut') request.socket.destroy();
    if (status === 0) return;
    sendJson(response, status, answered, { ...(code && { 'x-amzn-errortype': code }) });
  };

  const control: Command = {
    help: `send {"fault": "${faults.join('|')}", "times": 1, "to": "an address"}; without times one mail, without an address to anybody`,
    state: () => ({ fault, sent }),
    run(body: unknown): object | null {
      const { data } = command.safeParse(body);
      if (!data) return null;
      fault = data.fault;
      times = data.times ?? 1;
      only = data.to;
      return { fault, times };
    },
  };
  const { endpoint, close } = await listen(createServer(onOwnHost(listener)), port);
  return { endpoint, env: { MAIL_SENDER: config.sender }, control: { mails: control }, stop: close } satisfies StandIn;
}

function eventOf(
  fault: Fault,
  messageId: string,
  destination: string[],
  tags: { Name: string; Value: string }[],
): MailEvent | null {
  const recipients = destination.map((emailAddress) => ({ emailAddress }));
  const mail = { messageId, destination, tags: Object.fromEntries(tags.map(({ Name, Value }) => [Name, [Value]])) };
  if (fault === 'unwanted')
    return {
      source: 'aws.ses',
      'detail-type': 'Email Complaint Received',
      detail: { eventType: 'Complaint', mail, complaint: { complainedRecipients: recipients } },
    };
  if (fault !== 'bounced' && fault !== 'delayed') return null;
  const bounceType = fault === 'bounced' ? 'Permanent' : 'Transient';
  return {
    source: 'aws.ses',
    'detail-type': 'Email Bounced',
    detail: { eventType: 'Bounce', mail, bounce: { bounceType, bouncedRecipients: recipients } },
  };
}
