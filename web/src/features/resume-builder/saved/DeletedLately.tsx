import type { SavedResume } from '#shared/resume/saved-resume-contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import type { SavedResumes } from './use-saved-resumes.ts';

/** Deleted versions that can still be restored. */
export const DeletedLately = ({
  versions,
  saved: { busy, restore },
}: {
  versions: readonly SavedResume[];
  saved: Pick<SavedResumes, 'busy' | 'restore'>;
}) => (
  <Disclosure quiet summary={`Recently deleted (${versions.length})`}>
    <Stack as="ul" gap={2}>
      {versions.map((version) => (
        <li key={version.resume_id}>
          <Cluster spread>
            <span>{version.name}</span>
            <Button
              aria-label={`Have ${version.name} back`}
              busy={busy === version.resume_id}
              onClick={() => void restore(version)}
            >
              Restore
            </Button>
          </Cluster>
        </li>
      ))}
    </Stack>
  </Disclosure>
);
