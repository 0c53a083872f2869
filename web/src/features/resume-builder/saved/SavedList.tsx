import type { SavedResume } from '#shared/resume/saved-resume-contract.ts';
import { explain } from '#web/api/api-error.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { DeletedLately } from './DeletedLately.tsx';
import { SavedRow } from './SavedRow.tsx';
import type { SavedResumes } from './use-saved-resumes.ts';

interface SavedListProps {
  saved: SavedResumes;
  onOpen: (version: SavedResume) => void;
  onRename: (version: SavedResume) => void;
}

/** The versions, last saved first, and the recently deleted ones. */
export function SavedList({ saved, onOpen, onRename }: SavedListProps) {
  const { list, opened, busy } = saved;
  if (list.isPending) return <Loading label="Loading your versions" rows={2} />;
  const failure = list.isError && (
    <ErrorNotice
      title="Your versions could not be loaded"
      message={explain(list.error)}
      onRetry={() => void list.refetch()}
      retrying={list.isFetching}
    />
  );
  if (!list.data) return failure;
  const { resumes, deleted } = list.data;
  return (
    <>
      {failure}
      {resumes.length === 0 ? (
        <p>No versions yet. Save the form below under a name.</p>
      ) : (
        <Stack as="ul" gap={3}>
          {resumes.map((version) => (
            <SavedRow
              key={version.resume_id}
              version={version}
              isOpen={opened?.id === version.resume_id}
              busy={busy === version.resume_id}
              onOpen={() => onOpen(version)}
              onRename={() => onRename(version)}
              onDuplicate={() => void saved.duplicate(version)}
              onDelete={() => void saved.remove(version)}
            />
          ))}
        </Stack>
      )}
      {deleted.length > 0 && <DeletedLately versions={deleted} saved={saved} />}
    </>
  );
}
