import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { useEngine } from '#web/parts/engine/engine-query.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { NoSuchOccupation } from '../role/NoSuchOccupation.tsx';
import type { RoleView } from '../role/role-view.ts';
import type { useRoleAddress } from '../role/use-role-address.ts';
import { useRole } from '../role/use-roles.ts';
import { RoleDialog } from './RoleDialog.tsx';

interface RoleAtAddressProps {
  address: ReturnType<typeof useRoleAddress>;
  result: ResultBody;
  /** the roles stored with the result */
  known: RoleView[];
  places: string[];
  /** null for viewers other than the owner */
  answers: Answers | null;
  loaded: ReturnType<typeof useEngine>;
}

/**
 * The details of the occupation in the address, over the page: stored ones at once, any other once the engine has
 * loaded.
 */
export default function RoleAtAddress({ address, result, known, places, answers, loaded }: RoleAtAddressProps) {
  const { shown, name, open, close } = address;
  const { engine, failed, loading, retry } = loaded;
  const role = useRole(shown, known, engine, places);
  if (!open) return null;
  if (!shown || !name) return <NoSuchOccupation onClose={close} />;
  // a new dialog for each, so that it starts at its title with the focus there
  if (role)
    return (
      <RoleDialog
        key={shown.code}
        result={result}
        role={role}
        moved={Boolean(shown.moved)}
        facts={engine?.facts ?? null}
        answers={answers}
        onClose={close}
      />
    );
  return (
    <Dialog open onClose={close} title={name} width="wide">
      {failed ? (
        <ErrorNotice
          title="Not available right now"
          message="It is not one of those stored with your result, and the occupation facts to explain it could not be loaded."
          onRetry={() => void retry()}
          retrying={loading}
        />
      ) : engine ? (
        <p>It was not ranked with the answers of this result.</p>
      ) : (
        <Loading label={`Loading the details of ${name}`} />
      )}
    </Dialog>
  );
}
