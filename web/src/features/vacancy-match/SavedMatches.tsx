import { useRef, useState } from 'react';
import { day } from '#shared/lib/format.ts';
import { SAVED_DAYS, type SavedMatch } from '#shared/vacancies/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { useDeleteMatch, useOpenMatch, useSavedMatches } from './match-query.ts';
import type { Shown } from './shown.ts';

/** The person's saved matches; nothing is shown before the first. */
export function SavedMatches({
  onOpen,
  onDeleted,
}: {
  onOpen: (shown: Shown) => void;
  onDeleted: (id: string) => void;
}) {
  const { data } = useSavedMatches();
  const open = useOpenMatch();
  const remove = useDeleteMatch();
  const [asking, setAsking] = useState<SavedMatch | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data || data.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="saved-matches">
      <h2 id="saved-matches" ref={heading} tabIndex={-1}>
        Saved matches
      </h2>
      <Stack as="ul" gap={2}>
        {data.map((saved) => (
          <li key={saved.match_id} id={saved.match_id}>
            <Cluster spread>
              <span>
                <b>{saved.title}</b> <small>saved {day(saved.saved_at)}</small>
              </span>
              <Cluster>
                <Button
                  aria-label={`Open the match of ${saved.title}, saved ${day(saved.saved_at)}`}
                  busy={open.isPending && open.variables === saved.match_id}
                  onClick={() =>
                    // if several were clicked, the last one is shown
                    open.mutate(saved.match_id, {
                      onSuccess: ({ text, match }) => onOpen({ text, match, isSaved: true }),
                    })
                  }
                >
                  Open
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`Delete the match of ${saved.title}, saved ${day(saved.saved_at)}`}
                  onClick={() => setAsking(saved)}
                >
                  Delete
                </Button>
              </Cluster>
            </Cluster>
          </li>
        ))}
      </Stack>
      <p>
        <small>Kept for {SAVED_DAYS} days, or until you delete them.</small>
      </p>
      <ConfirmDialog
        open={asking !== null}
        title="Delete this match?"
        confirmLabel="Delete match"
        cancelLabel="Keep it"
        tone="danger"
        onClose={() => setAsking(null)}
        onConfirm={() => {
          const id = asking!.match_id;
          setAsking(null);
          remove.mutate(id, {
            onSuccess: () => {
              const focused = document.activeElement;
              // the clicked button disappears with its line; a focus that has moved on stays
              if (focused === document.body || focused?.closest('li')?.id === id)
                (data.length > 1 ? heading.current : document.querySelector('main'))?.focus();
              onDeleted(id);
            },
          });
        }}
      >
        <p>It is deleted permanently, along with the text of the posting. The use it took is not refunded.</p>
      </ConfirmDialog>
    </Stack>
  );
}
