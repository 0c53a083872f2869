import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

/** For addresses that name an unknown occupation. */
export const NoSuchOccupation = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="No such occupation"
    footer={
      <>
        <ButtonLink to={paths.occupations()}>Search all occupations</ButtonLink>
        <Button variant="primary" onClick={onClose}>
          Show the result
        </Button>
      </>
    }
  >
    <p>No occupation has the name or code in this address. It may be mistyped. The result itself is here.</p>
  </Dialog>
);
