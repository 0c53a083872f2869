import { dateTime } from '#shared/lib/format.ts';
import type { SavedResume } from '#shared/resume/saved-resume-contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/dialogs/Menu.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';

interface SavedRowProps {
  version: SavedResume;
  /** whether it is open in the form */
  isOpen: boolean;
  busy: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

export const SavedRow = ({ version, isOpen, busy, onOpen, onRename, onDuplicate, onDelete }: SavedRowProps) => (
  <li>
    <Cluster spread>
      <span>
        <b>{version.name}</b> {isOpen && <Badge tone="info">Open</Badge>}
        <br />
        <small>
          {`Saved ${dateTime(version.saved_at)}${version.has_document ? ', with the resume that was written' : ''}`}
        </small>
      </span>
      <Cluster>
        <Button busy={busy} aria-label={`Open ${version.name}`} onClick={onOpen}>
          Open
        </Button>
        <Menu
          label={`More about ${version.name}`}
          items={[
            { label: 'Rename', onSelect: onRename },
            { label: 'Duplicate', onSelect: onDuplicate },
            { label: 'Delete', tone: 'danger', onSelect: onDelete },
          ]}
        />
      </Cluster>
    </Cluster>
  </li>
);
