import { type FormEvent, useState } from 'react';
import { MAX_NAME, personName } from '#shared/account/profile.ts';
import { explain } from '#web/api/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { type ProfileQuery, useChangeProfile } from './use-profile.ts';

/** How the person wants to be addressed; optional. */
export function PersonName({ profile: { data, error, isFetching, refetch } }: { profile: ProfileQuery }) {
  return (
    <Section
      look="ruled"
      title="Name"
      lead="How our emails and your home page greet you. Nobody else sees it, and you do not have to give one."
    >
      {error && !data && (
        <ErrorNotice
          title="Your name could not be loaded"
          message={explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && <NameForm name={data.name ?? ''} />}
    </Section>
  );
}

function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const change = useChangeProfile();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = typed.trim();
    const read = given === '' ? null : personName.safeParse(given);
    setFault(read?.error && `Your name ${read.error.issues[0]!.message}`);
    if (!read?.error) change.mutate({ name: read?.data ?? null });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label="Your name"
          hint={`${MAX_NAME} characters at most; leave it empty to have none`}
          autoComplete="name"
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.target.value);
            change.reset();
          }}
        />
        {change.error && <ErrorNotice title="Your name was not saved" message={explain(change.error)} />}
        <Cluster>
          <Button type="submit" busy={change.isPending}>
            Save the name
          </Button>
          <span role="status">{change.data && (change.data.name === null ? 'No name is kept.' : 'Saved.')}</span>
        </Cluster>
      </Stack>
    </form>
  );
}
