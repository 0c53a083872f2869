import { lazy, useState } from 'react';
import { completeOf, missingIn, resumeData } from '#shared/resume/data.ts';
import type { SavedContent } from '#shared/resume/saved-resume.ts';
import { UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { AimPanel } from './aim/AimPanel.tsx';
import { useAim } from './aim/use-aim.ts';
import { ResumeDialog } from './dialog/ResumeDialog.tsx';
import { FillBar } from './form/fill/FillBar.tsx';
import { ResumeFields } from './form/ResumeFields.tsx';
import { dataOf, draftedForm, formOf } from './form/resume-form.ts';
import { useResumeForm } from './form/use-resume-form.ts';
import { GenerateBar } from './GenerateBar.tsx';
import { useLastLetter } from './letter/use-last-letter.ts';
import { SavedVersions } from './saved/SavedVersions.tsx';
import { useSavedResumes } from './saved/use-saved-resumes.ts';
import { useGenerate } from './use-generate.ts';

const LetterDialog = lazy(() => import('./letter/LetterDialog.tsx'));

/** The form, the dialog with the result, for one job or for none, and the saved versions of both. */
export function ResumeBuilder({ sub }: { sub: string }) {
  const form = useResumeForm(sub);
  const aim = useAim(sub);
  const letter = useLastLetter(sub);
  const saved = useSavedResumes(sub);
  const resume = useGenerate(sub, aim.aim);
  const { dialog, last } = resume;
  const [feedback, setFeedback] = useState('');
  const [isWriting, setWriting] = useState(false);
  const typed = () => dataOf(form.getValues());
  const missing = missingIn(dataOf(form.watch()));

  const submit = form.handleSubmit(async (values) => {
    const data = dataOf(values);
    const fault = resumeData.safeParse(data).error?.issues[0];
    if (fault?.path.join('.') === 'personalInfo.email')
      return form.setError('personalInfo.email', { message: `This ${fault.message}.` }, { shouldFocus: true });
    await resume.generate(data);
  });
  const regenerate = async () => {
    if (await resume.generate({ ...typed(), regenerationFeedback: feedback })) setFeedback('');
  };

  const content = (): SavedContent => ({
    data: typed(),
    delivered: last,
    aim: aim.aim,
    letter: letter.last,
    refused: [...resume.refused],
  });
  const hasUnsaved = () => {
    const isBlank = JSON.stringify(form.getValues()) === JSON.stringify(draftedForm(''));
    return !isBlank && !saved.isSaved(content());
  };
  const show = (opened: SavedContent) => {
    form.reset(formOf(opened.data));
    resume.show(opened.delivered, new Set(opened.refused));
    aim.load(opened.aim);
    letter.show(opened.letter);
  };

  // the versions are above the form, and would move it when they load later
  if (saved.list.isPending) return <Loading label="Loading your versions" rows={4} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={7}>
        <SavedVersions saved={saved} content={content} hasUnsaved={hasUnsaved} onOpen={show} />
        <FillBar getValues={form.getValues} reset={form.reset} />
        <ResumeFields {...form} />
        <AimPanel
          choice={aim}
          data={typed}
          actions={
            <>
              {last && <Button onClick={() => void resume.order()}>Reorder your last resume for it</Button>}
              <Button disabled={missing !== null} onClick={() => setWriting(true)}>
                {letter.last ? 'Open your letter' : 'Write a letter'}
              </Button>
            </>
          }
        />
        <GenerateBar missing={missing} busy={dialog.state === 'generating'} onReopen={resume.reopen} />
      </Stack>
      <ResumeDialog
        dialog={dialog}
        refused={resume.refused}
        onRefused={resume.onRefused}
        feedback={feedback}
        onFeedback={setFeedback}
        onRegenerate={() => void regenerate()}
        onClose={resume.close}
      />
      {isWriting && aim.aim && (
        <LazyPart>
          <LetterDialog
            data={completeOf(typed())}
            aim={aim.aim}
            position={aim.asked?.emphasis.title ?? ''}
            last={letter.last}
            refused={letter.refused}
            onRefused={letter.onRefused}
            onWritten={letter.show}
            onClose={() => setWriting(false)}
          />
        </LazyPart>
      )}
      {resume.denial && <UpgradeDialog feature="resume_builds" denial={resume.denial} onClose={resume.dismissDenial} />}
    </form>
  );
}
