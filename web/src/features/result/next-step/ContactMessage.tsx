import { Button } from '#web/ui/Button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { contactMessage } from './contact-message.ts';

/** A message to somebody in the occupation, to copy. */
export function ContactMessage({ occupation }: { occupation: string }) {
  const message = contactMessage(occupation);
  const copy = async () =>
    toast(
      (await copyText(message))
        ? {
            title: 'Message copied',
            text: 'Put in your name, and send it to somebody who does this work.',
            tone: 'good',
          }
        : { title: 'Your browser did not let us copy', text: 'The message is in the field: copy it from there.' },
    );
  return (
    <Disclosure quiet summary="Talk to somebody who does it: a message to send">
      <Stack gap={2}>
        <TextAreaField label="Message" value={message} readOnly rows={9} onFocus={(event) => event.target.select()} />
        <p>
          <Button onClick={copy}>Copy the message</Button>
        </p>
      </Stack>
    </Disclosure>
  );
}
