import type { KnownProfile } from '#shared/account/profile.ts';
import { REMINDER_DAYS } from '#shared/plans/retention.ts';
import { explain } from '#web/api/api-error.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { MailsStopped } from './MailsStopped.tsx';
import { type ProfileQuery, useChangeProfile } from './use-profile.ts';

/** Which unrequested mails a person wants; the reminder links here (functions/account/reminder-letter.ts). */
export function Mails({ email, profile }: { email: string; profile: ProfileQuery }) {
  const { data, error, isFetching, refetch } = profile;
  return (
    <Section
      id="mails"
      look="ruled"
      title="Mails"
      lead="Links you ask for, and receipts of payments, always come. There is one email that you can turn off, and no advertising."
    >
      {error && !data && (
        <ErrorNotice
          title="Your email settings could not be loaded"
          message={explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && <Settings email={email} profile={data} />}
    </Section>
  );
}

interface SettingsProps {
  email: string;
  profile: KnownProfile;
}

function Settings({ email, profile: { remind_before_deletion, mails_stopped: stop } }: SettingsProps) {
  const change = useChangeProfile();
  const asked = change.isPending ? change.variables.remind_before_deletion : undefined;
  const resumes = change.isPending && change.variables.mails_stopped === null;
  return (
    <>
      <Stack gap={1}>
        {stop && stop.address.toLowerCase() === email.toLowerCase() && (
          <MailsStopped stop={stop} busy={resumes} onResume={() => change.mutate({ mails_stopped: null })} />
        )}
        <Checkbox
          label={`Remind me ${REMINDER_DAYS} days before a result is deleted`}
          checked={asked ?? remind_before_deletion}
          onChange={({ target }) => change.mutate({ remind_before_deletion: target.checked })}
        />
        <span role="status">
          {change.data &&
            change.variables.remind_before_deletion !== undefined &&
            (change.data.remind_before_deletion ? 'Saved: we will remind you.' : 'Saved: we will not remind you.')}
          {change.data && change.variables.mails_stopped === null && 'Saved: reminders go there again.'}
        </span>
      </Stack>
      {change.error && <ErrorNotice title="That was not saved" message={explain(change.error)} />}
    </>
  );
}
