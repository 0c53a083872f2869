import { useState } from 'react';
import { KEPT_DAYS, type SavedContent } from '#shared/resume/saved-resume.ts';
import type { SavedResume } from '#shared/resume/saved-resume-contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { NameDialog } from './NameDialog.tsx';
import { SavedList } from './SavedList.tsx';
import { SavedNews } from './SavedNews.tsx';
import type { SavedResumes } from './use-saved-resumes.ts';

interface SavedVersionsProps {
  saved: SavedResumes;
  /** the content to save */
  content: () => SavedContent;
  /** whether the form has content that is not saved in the open version */
  hasUnsaved: () => boolean;
  onOpen: (content: SavedContent) => void;
}

/** The versions in the person's account: saved from the form and opened into it. */
export function SavedVersions({ saved, content, hasUnsaved, onOpen }: SavedVersionsProps) {
  const { opened, busy } = saved;
  const [naming, setNaming] = useState<'new' | SavedResume | null>(null);
  const [asked, setAsked] = useState<Pick<SavedResume, 'resume_id' | 'name'> | null>(null);
  const open = async (version: Pick<SavedResume, 'resume_id'>) => {
    setAsked(null);
    const loaded = await saved.open(version);
    if (loaded) onOpen(loaded);
  };
  const ask = (version: Pick<SavedResume, 'resume_id' | 'name'>) =>
    hasUnsaved() ? setAsked(version) : void open(version);
  const suggested = () => content().data.targetRole?.trim() || 'My resume';
  return (
    <Section title="Your versions" lead="Kept in your account, for you alone: one for each job you apply for.">
      <Cluster>
        {opened && (
          <Button busy={busy === 'save'} onClick={() => void saved.save(content())}>
            {`Save “${opened.name}”`}
          </Button>
        )}
        <Button onClick={() => setNaming('new')}>{opened ? 'Save as another version' : 'Save as a version'}</Button>
      </Cluster>
      <SavedNews saved={saved} onSaveAsAnother={() => setNaming('new')} onOpen={setAsked} />
      <SavedList saved={saved} onOpen={ask} onRename={setNaming} />
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
            const done = naming === 'new' ? await saved.saveAs(name, content()) : await saved.rename(naming, name);
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
