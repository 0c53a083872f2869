import { type ComponentProps, lazy } from 'react';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';

const RoleDetails = lazy(() => import('./RoleDetails.tsx'));

/** The details of a role in a chunk of their own: scores, fields and matches are on the screen before it is there. */
export function LazyRoleDetails(props: ComponentProps<typeof RoleDetails>) {
  return (
    <LazyPart waiting={<Loading label={`Loading the details of ${props.role.title}`} />}>
      <RoleDetails {...props} />
    </LazyPart>
  );
}
