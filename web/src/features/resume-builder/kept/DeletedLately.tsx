import type { KeptResume } from '#shared/resume/kept-contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import type { Kept } from './use-kept.ts';

/** What can still be had back. */
export const DeletedLately = ({
  versions,
  kept: { busy, restore },
}: {
  versions: readonly KeptResume[];
  kept: Pick<Kept, 'busy' | 'restore'>;
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
