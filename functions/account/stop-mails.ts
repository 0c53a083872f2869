import * as z from 'zod/mini';
import { stopMails } from '#functions/data/profile/profile.ts';
import { PERSON_TAG } from '#functions/outside/mail-set.ts';
import { scheduled } from '#functions/serve/scheduled.ts';

const person = z.object({
  tags: z.object({ [PERSON_TAG]: z.tuple([z.string().check(z.minLength(1))]) }),
  destination: z.tuple([z.string()]),
});
const sesEvent = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({ eventType: z.literal('Bounce'), mail: person, bounce: z.object({ bounceType: z.string() }) }),
    z.object({ eventType: z.literal('Complaint'), mail: person }),
  ]),
});

/**
 * SES reported a permanent bounce or a spam complaint: no further emails go to that address (docs/decisions/0075).
 * Temporary failures, such as a full mailbox or an unavailable server, do not stop anything.
 */
export const handler = scheduled('stop-mails', async ({ event, now, log }) => {
  const { detail } = z.parse(sesEvent, event);
  const { tags, destination } = detail.mail;
  const [sub] = tags[PERSON_TAG]!;
  const isBounce = detail.eventType === 'Bounce';
  const isForGood = !isBounce || detail.bounce.bounceType === 'Permanent';
  const stopped =
    isForGood &&
    (await stopMails(sub, { address: destination[0], why: isBounce ? 'returned' : 'unwanted', since: now }));
  log.info('mail-feedback', { sub, kind: isBounce ? detail.bounce.bounceType : 'Complaint', stopped });
  return { stopped };
});
