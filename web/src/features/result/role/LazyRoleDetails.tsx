import { type ComponentProps, lazy, Suspense } from 'react';
import { Loading } from '#web/ui/Loading.tsx';

const RoleDetails = lazy(() => import('./RoleDetails.tsx').then((module) => ({ default: module.RoleDetails })));

/** The details of a role in a chunk of their own: scores, fields and matches are on the screen before it is there. */
export function LazyRoleDetails(props: ComponentProps<typeof RoleDetails>) {
  return (
    <Suspense fallback={<Loading label={`Loading the details of ${props.role.title}`} />}>
      <RoleDetails {...props} />
    </Suspense>
  );
}
