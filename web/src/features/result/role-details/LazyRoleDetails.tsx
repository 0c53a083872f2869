import { type ComponentProps, lazy } from 'react';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';

const RoleDetails = lazy(() => import('./RoleDetails.tsx'));

/** A role's details in a separate chunk: scores, fields and matches are displayed before it has loaded. */
export function LazyRoleDetails(props: ComponentProps<typeof RoleDetails>) {
  return (
    <LazyPart waiting={<Loading label={`Loading the details of ${props.role.title}`} />}>
      <RoleDetails {...props} />
    </LazyPart>
  );
}
