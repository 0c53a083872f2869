import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { RoleView } from '../role/role-view.ts';
import { isSample } from '../sample/sample-id.ts';
import { LazyRoleDetails } from './LazyRoleDetails.tsx';

interface RoleDialogProps {
  result: ResultBody;
  role: RoleView | null;
  /** whether it is scored with the what-if panel's answers */
  moved: boolean;
  facts: Facts | null;
  /** null for viewers other than the owner */
  answers: Answers | null;
  onClose: () => void;
}

/** An occupation's details over the page: on small screens, and for occupations outside the ten. */
export function RoleDialog({ role, moved, onClose, ...rest }: RoleDialogProps) {
  return (
    <Dialog open={role !== null} onClose={onClose} title={role?.title ?? ''} width="wide">
      {role && (
        <LazyRoleDetails
          {...rest}
          role={role}
          headed={false}
          {...(isSample(rest.result) && { origin: 'Sample data, not your results.' })}
          {...(moved && { origin: 'Scored with the answers you moved under What if. Nothing of it is saved.' })}
        />
      )}
    </Dialog>
  );
}
