import { lazy, useState } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { RoleView } from '../role-view.ts';

const LearningPlan = lazy(() => import('./LearningPlan.tsx').then((module) => ({ default: module.LearningPlan })));

/** Opens the learning plan of a role (RES-13, LRN-14): a chunk of its own. */
export function LearningPlanAction({ result, role }: { result: ResultBody; role: RoleView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Learning Plan</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Learning plan: ${role.title}`} width="wide">
        <LazyPart waiting={<Loading label="Loading your learning plan" rows={6} />}>
          <LearningPlan owner={result.id} role={role} />
        </LazyPart>
      </Dialog>
    </>
  );
}
