import { useState } from 'react';
import { KEPT_DAYS, type KeptContent } from '#shared/resume/kept.ts';
import type { KeptResume } from '#shared/resume/kept-contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { KeptList } from './KeptList.tsx';
import { KeptNews } from './KeptNews.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { Kept } from './use-kept.ts';

interface KeptVersionsProps {
  kept: Kept;
  /** what would be saved now */
  content: () => KeptContent;
  /** whether anything was typed that no version holds */
  hasUnsaved: () => boolean;
  onOpen: (content: KeptContent) => void;
}

/** The versions that a person keeps in the account: saved from the form, opened into it. */
export function KeptVersions({ kept, content, hasUnsaved, onOpen }: KeptVersionsProps) {
  const { opened, busy } = kept;
  const [naming, setNaming] = useState<'new' | KeptResume | null>(null);
  const [asked, setAsked] = useState<Pick<KeptResume, 'resume_id' | 'name'> | null>(null);
  const open = async (version: Pick<KeptResume, 'resume_id'>) => {
    setAsked(null);
    const loaded = await kept.open(version);
    if (loaded) onOpen(loaded);
  };
  const ask = (version: Pick<KeptResume, 'resume_id' | 'name'>) =>
    hasUnsaved() ? setAsked(version) : void open(version);
  const suggested = () => content().data.targetRole?.trim() || 'My resume';
  return (
    <Section title="Your versions" lead="Kept in your account, for you alone: one for each job you apply for.">
      <Cluster>
        {opened && (
          <Button busy={busy === 'save'} onClick={() => void kept.save(content())}>
            {`Save “${opened.name}”`}
          </Button>
        )}
        <Button onClick={() => setNaming('new')}>{opened ? 'Save as another version' : 'Save as a version'}</Button>
      </Cluster>
      <KeptNews kept={kept} onSaveAsAnother={() => setNaming('new')} onOpen={setAsked} />
      <KeptList kept={kept} onOpen={ask} onRename={setNaming} />
      <p>
        <small>{`Kept for ${KEPT_DAYS / 365} years after it was last saved, or until you delete it.`}</small>
      </p>
      {naming && (
        <NameDialog
          title={naming === 'new' ? 'Save as a version' : 'Rename the version'}
          name={naming === 'new' ? suggested() : naming.name}
          save={naming === 'new' ? 'Save version' : 'Rename'}
          busy={busy !== null}
          onClose={() => setNaming(null)}
          onSave={async (name) => {
            const done = naming === 'new' ? await kept.saveAs(name, content()) : await kept.rename(naming, name);
            if (done) setNaming(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={`Open “${asked?.name}”?`}
        confirmLabel="Open it"
        cancelLabel="Stay here"
        tone="danger"
        onClose={() => setAsked(null)}
        onConfirm={() => void open(asked!)}
      >
        You have unsaved changes. Opening this version replaces them.
      </ConfirmDialog>
    </Section>
  );
}
