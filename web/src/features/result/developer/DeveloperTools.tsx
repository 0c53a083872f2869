import { type ComponentProps, lazy } from 'react';
import { useIdle } from '#web/parts/engine/use-idle.ts';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { useDeveloperAccess } from './developer-access.ts';

const DeveloperBand = lazy(() => import('./DeveloperBand.tsx'));

/** The developers' tools below a result (RES-16), in a chunk that nobody else loads. */
export function DeveloperTools(props: ComponentProps<typeof DeveloperBand>) {
  const allowed = useDeveloperAccess();
  const idle = useIdle();
  return <LazyPart>{allowed && idle && <DeveloperBand {...props} />}</LazyPart>;
}
