import { useState } from 'react';
import { KEPT_DAYS, type KeptContent, RESTORABLE_DAYS } from '#shared/resume/kept.ts';
import type { KeptResume } from '#shared/resume/kept-contract.ts';
import { explain } from '#web/api/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { KeptRow } from './KeptRow.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { Kept } from './use-kept.ts';

interface KeptVersionsProps {
  kept: Kept;
  /** what would be saved now */
  content: () => KeptContent;
  /** whether anything was typed that no version holds */
  hasUnsaved: () => boolean;
  onOpen: (content: KeptContent) => void;
}

/** The versions that a person keeps in the account: saved from the form, opened into it. */
export function KeptVersions({ kept, content, hasUnsaved, onOpen }: KeptVersionsProps) {
  const { list, opened, busy, conflict, deleted } = kept;
  const [naming, setNaming] = useState<'new' | KeptResume | null>(null);
  const [asked, setAsked] = useState<Pick<KeptResume, 'resume_id' | 'name'> | null>(null);
  const open = async (version: Pick<KeptResume, 'resume_id'>) => {
    setAsked(null);
    const loaded = await kept.open(version);
    if (loaded) onOpen(loaded);
  };
  const ask = (version: Pick<KeptResume, 'resume_id' | 'name'>) =>
    hasUnsaved() ? setAsked(version) : void open(version);
  const suggested = () => content().data.targetRole?.trim() || 'My resume';
  return (
    <Section title="Your versions" lead="Kept in your account, for you alone: one for each job you apply for.">
      <Cluster>
        {opened && (
          <Button busy={busy === 'save'} onClick={() => void kept.save(content())}>
            {`Save “${opened.name}”`}
          </Button>
        )}
        <Button onClick={() => setNaming('new')}>{opened ? 'Save as another version' : 'Save as a version'}</Button>
      </Cluster>
      {conflict && opened && (
        <Notice
          live
          tone="warn"
          title={`“${opened.name}” was not saved`}
          action={
            <Cluster>
              <Button onClick={() => setNaming('new')}>Keep mine as another version</Button>
              {list.data?.resumes.some(({ resume_id }) => resume_id === opened.id) && (
                <Button onClick={() => setAsked({ resume_id: opened.id, name: opened.name })}>Open the other</Button>
              )}
            </Cluster>
          }
        >
          {`${conflict} Nothing of what you typed is lost.`}
        </Notice>
      )}
      {deleted && (
        <Notice
          live
          title={`“${deleted.name}” is deleted`}
          action={
            <Button busy={busy === deleted.resume_id} onClick={() => void kept.restore(deleted)}>
              Undo
            </Button>
          }
        >
          {`It can be had back for ${RESTORABLE_DAYS} days.`}
        </Notice>
      )}
      {list.isPending && <Loading label="Your versions are being loaded" rows={2} />}
      {list.isError && (
        <ErrorNotice
          title="Your versions could not be loaded"
          message={explain(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data?.resumes.length === 0 && <p>No version is kept yet. Save what stands below under a name.</p>}
      {list.data && list.data.resumes.length > 0 && (
        <Stack as="ul" gap={3}>
          {list.data.resumes.map((version) => (
            <KeptRow
              key={version.resume_id}
              version={version}
              isOpen={opened?.id === version.resume_id}
              busy={busy === version.resume_id}
              onOpen={() => ask(version)}
              onRename={() => setNaming(version)}
              onDuplicate={() => void kept.duplicate(version)}
              onDelete={() => void kept.remove(version)}
            />
          ))}
        </Stack>
      )}
      {list.data && list.data.deleted.length > 0 && (
        <Disclosure quiet summary={`Deleted lately (${list.data.deleted.length})`}>
          <Stack as="ul" gap={2}>
            {list.data.deleted.map((version) => (
              <li key={version.resume_id}>
                <Cluster spread>
                  <span>{version.name}</span>
                  <Button
                    aria-label={`Have ${version.name} back`}
                    busy={busy === version.resume_id}
                    onClick={() => void kept.restore(version)}
                  >
                    Have it back
                  </Button>
                </Cluster>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
      <p>
        <small>{`Kept for ${KEPT_DAYS / 365} years after it was last saved, or until you delete it.`}</small>
      </p>
      {naming && (
        <NameDialog
          title={naming === 'new' ? 'Save as a version' : 'Rename the version'}
          name={naming === 'new' ? suggested() : naming.name}
          save={naming === 'new' ? 'Save version' : 'Rename'}
          busy={busy !== null}
          onClose={() => setNaming(null)}
          onSave={async (name) => {
            const done = naming === 'new' ? await kept.saveAs(name, content()) : await kept.rename(naming, name);
            if (done) setNaming(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={`Open “${asked?.name}”?`}
        confirmLabel="Open it"
        cancelLabel="Stay here"
        tone="danger"
        onClose={() => setAsked(null)}
        onConfirm={() => void open(asked!)}
      >
        What stands in the form is saved in no version. It is replaced by what you open.
      </ConfirmDialog>
    </Section>
  );
}
