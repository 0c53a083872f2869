import { RESTORABLE_DAYS } from '#shared/resume/kept.ts';
import type { KeptResume } from '#shared/resume/kept-contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { Kept } from './use-kept.ts';

interface KeptNewsProps {
  kept: Kept;
  onSaveAsAnother: () => void;
  onOpen: (version: Pick<KeptResume, 'resume_id' | 'name'>) => void;
}

/** What has become of a version: saved over by another device, or deleted just now. */
export function KeptNews({ kept, onSaveAsAnother, onOpen }: KeptNewsProps) {
  const { list, opened, busy, conflict, deleted } = kept;
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
          {`You can restore it for ${RESTORABLE_DAYS} days.`}
        </Notice>
      )}
    </>
  );
}
