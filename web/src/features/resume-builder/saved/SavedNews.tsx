import { RESTORABLE_DAYS } from '#shared/resume/saved-resume.ts';
import type { SavedResume } from '#shared/resume/saved-resume-contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { SavedResumes } from './use-saved-resumes.ts';

interface SavedNewsProps {
  saved: SavedResumes;
  onSaveAsAnother: () => void;
  onOpen: (version: Pick<SavedResume, 'resume_id' | 'name'>) => void;
}

/** Notices about a version: changed on another device, or just deleted. */
export function SavedNews({ saved, onSaveAsAnother, onOpen }: SavedNewsProps) {
  const { list, opened, busy, conflict, deleted } = saved;
  return (
    <>
      {conflict && opened && (
        <Notice
          live
          tone="warn"
          title={`“${opened.name}” was not saved`}
          action={
            <Cluster>
              <Button onClick={onSaveAsAnother}>Keep mine as another version</Button>
              {list.data?.resumes.some(({ resume_id }) => resume_id === opened.id) && (
                <Button onClick={() => onOpen({ resume_id: opened.id, name: opened.name })}>Open the other</Button>
              )}
            </Cluster>
          }
        >
          {`${conflict} Nothing you typed is lost.`}
        </Notice>
      )}
      {deleted && (
        <Notice
          live
          title={`“${deleted.name}” is deleted`}
          action={
            <Button busy={busy === deleted.resume_id} onClick={() => void saved.restore(deleted)}>
              Undo
            </Button>
          }
        >
          {`You can restore it for ${RESTORABLE_DAYS} days.`}
        </Notice>
      )}
    </>
  );
}
