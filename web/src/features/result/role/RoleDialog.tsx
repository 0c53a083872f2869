import type { Facts } from '#shared/occupations/facts.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { AnswerLine } from '../answer-text.ts';
import type { RoleView } from '../role-view.ts';
import { RoleDetails } from './RoleDetails.tsx';

interface RoleDialogProps {
  role: RoleView | null;
  /** scored with the answers of the what-if panel */
  moved: boolean;
  facts: Facts | null;
  readAnswer: ((id: string) => AnswerLine | null) | null;
  onSelect: (code: string) => void;
  onClose: () => void;
}

/** The details of an occupation over the page: on small screens, and for occupations outside the ten. */
export function RoleDialog({ role, moved, onClose, ...rest }: RoleDialogProps) {
  return (
    <Dialog open={role !== null} onClose={onClose} title="Occupation" width="wide">
      {role && (
        <RoleDetails
          {...rest}
          role={role}
          {...(moved && { origin: 'Scored with the answers you moved under What if. Nothing of it is saved.' })}
        />
      )}
    </Dialog>
  );
}
