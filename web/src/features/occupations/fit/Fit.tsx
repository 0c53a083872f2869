import { lazy } from 'react';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';

// loads the ranking engine, so the page does not wait for it
const OwnFit = lazy(() => import('./OwnFit.tsx'));

/** How the occupation fits the signed-in person; visitors are invited to find out. */
export function Fit({ code }: { code: string }) {
  const { user } = useSession();
  if (user)
    return (
      <LazyPart waiting={<Loading label="Loading your fit" rows={3} />}>
        <OwnFit code={code} />
      </LazyPart>
    );
  return (
    <Stack gap={3} data-for="visitor">
      <p>Answer our questions once, and this page tells you what speaks for and against this work for you.</p>
      <p>
        <ButtonLink variant="primary" to={paths.applicationEntry()}>
          See how it fits you
        </ButtonLink>
      </p>
    </Stack>
  );
}
