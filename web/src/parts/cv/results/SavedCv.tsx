import { useState } from 'react';
import { KEPT_DAYS } from '#shared/cv/tools-contract.ts';
import { explain } from '#web/api/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { deleteCv } from '../calls.ts';

/** What is stored with the account, and how to remove it (D-46). */
export function SavedCv({ isSaved, onRemoved }: { isSaved: boolean; onRemoved: () => void }) {
  const [state, setState] = useState<'saved' | 'busy' | 'gone'>(isSaved ? 'saved' : 'gone');
  const remove = async () => {
    setState('busy');
    try {
      await deleteCv();
      setState('gone');
      onRemoved();
      toast({ title: 'CV removed', text: 'None of it is kept in your account.', tone: 'good' });
    } catch (error) {
      setState('saved');
      toast({ title: 'The CV was not removed', text: explain(error), tone: 'bad' });
    }
  };
  if (state === 'gone')
    return <p>{isSaved ? 'Your CV is not kept in your account.' : 'Your CV could not be saved to your account.'}</p>;
  return (
    <Cluster>
      <p>What you confirmed is kept in your account for {KEPT_DAYS} days; the file you uploaded is not.</p>
      <Button variant="quiet" busy={state === 'busy'} onClick={() => void remove()}>
        Remove my CV
      </Button>
    </Cluster>
  );
}
