import { lazy, type ReactNode } from 'react';
import type { ResumeData } from '#shared/resume/data.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { AskedList } from './AskedList.tsx';
import type { AimChoice, Chosen } from './use-aim.ts';

const OccupationField = lazy(() => import('./OccupationField.tsx'));

interface AimPanelProps {
  choice: AimChoice;
  /** the current content of the form */
  data: () => ResumeData;
  /** further actions for the chosen job */
  actions: ReactNode;
}

/** The job the resume is for: what it asks for, and which of that the resume does or does not say. */
export function AimPanel({ choice: { choice, change, aim, asked, busy, refused, ask }, data, actions }: AimPanelProps) {
  return (
    <Section
      title="For a job"
      lead="Optional. Whatever the job asks for and you have said comes first; nothing is added."
    >
      <SelectField
        label="Write it for"
        value={choice.kind}
        onChange={({ currentTarget: { value } }) => change({ kind: value as Chosen['kind'] })}
      >
        <option value="nobody">No job in particular</option>
        <option value="occupation">An occupation</option>
        <option value="vacancy">A job posting that you paste</option>
      </SelectField>
      {choice.kind === 'occupation' && (
        <LazyPart waiting={<Loading label="Loading the occupations" rows={1} />}>
          <OccupationField code={choice.code} onChange={(code) => change({ code })} />
        </LazyPart>
      )}
      {choice.kind === 'vacancy' && (
        <TextAreaField
          label="Text of the job posting"
          hint="It stays on this device until you sign out, and with the version that you save."
          rows={8}
          value={choice.text}
          onChange={({ currentTarget: { value } }) => change({ text: value })}
        />
      )}
      {choice.kind !== 'nobody' && (
        <Cluster>
          <Button busy={busy} disabled={choice.kind === 'occupation' && !aim} onClick={() => void ask(data())}>
            See what it asks for
          </Button>
          {aim && actions}
        </Cluster>
      )}
      {refused && <ErrorNotice title="What it asks for could not be read" message={refused} />}
      {asked && (
        <Stack gap={3} aria-live="polite">
          <p>
            <b>{asked.emphasis.title}</b>
          </p>
          <AskedList emphasis={asked.emphasis} data={asked.data} />
        </Stack>
      )}
    </Section>
  );
}
