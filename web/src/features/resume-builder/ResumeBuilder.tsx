import { lazy, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { completeOf, missingIn, resumeData } from '#shared/resume/data.ts';
import type { DeliveredLetter, KeptContent } from '#shared/resume/kept.ts';
import { UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { resumeDraft } from '#web/session/device/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { AimPanel } from './aim/AimPanel.tsx';
import { useAim } from './aim/use-aim.ts';
import { storedLetter } from './delivered.ts';
import { ResumeDialog } from './dialog/ResumeDialog.tsx';
import { FillBar } from './form/fill/FillBar.tsx';
import { ResumeFields } from './form/ResumeFields.tsx';
import { dataOf, draftedForm, formOf, type ResumeForm } from './form/resume-form.ts';
import { KeptVersions } from './kept/KeptVersions.tsx';
import { useKept } from './kept/use-kept.ts';
import { useGenerate } from './use-generate.ts';

const LetterDialog = lazy(() => import('./letter/LetterDialog.tsx'));

/** The form, kept on this device as it is typed, and the dialog with what came of it. */
export function ResumeBuilder({ sub }: { sub: string }) {
  const form = useForm<ResumeForm>({ defaultValues: draftedForm(resumeDraft.read(sub)) });
  const [feedback, setFeedback] = useState('');
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const aim = useAim(sub);
  const { dialog, generate, close, last, load, order, reopen, denial, dismissDenial } = useGenerate(sub, aim.aim);
  const kept = useKept(sub);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => resumeDraft.write(sub, JSON.stringify(values)),
      }),
    [form, sub],
  );
  const data = dataOf(form.watch());
  const missing = missingIn(data);

  const submit = form.handleSubmit(async (values) => {
    const fault = resumeData.safeParse(dataOf(values)).error?.issues[0];
    if (fault?.path.join('.') === 'personalInfo.email')
      return form.setError('personalInfo.email', { message: `This ${fault.message}.` }, { shouldFocus: true });
    if (await generate(dataOf(values))) setRefused(new Set());
  });
  const regenerate = async () => {
    const done = await generate({ ...dataOf(form.getValues()), regenerationFeedback: feedback });
    if (!done) return;
    setFeedback('');
    setRefused(new Set());
  };

  const [letter, setLetter] = useState(() => storedLetter.read(sub));
  const [isWriting, setWriting] = useState(false);
  const [refusedInLetter, setRefusedInLetter] = useState<ReadonlySet<string>>(new Set());
  const showLetter = (next: DeliveredLetter | null) => {
    setLetter(next);
    setRefusedInLetter(new Set());
    storedLetter.write(sub, next);
  };
  const content = (): KeptContent => ({
    data: dataOf(form.getValues()),
    delivered: last,
    aim: aim.aim,
    letter,
    refused: [...refused],
  });
  const hasUnsaved = () => {
    const isBlank = JSON.stringify(form.getValues()) === JSON.stringify(draftedForm(''));
    return !isBlank && !kept.isSaved(content());
  };
  const show = (opened: KeptContent) => {
    form.reset(formOf(opened.data));
    load(opened.delivered);
    aim.load(opened.aim);
    showLetter(opened.letter);
    setRefused(new Set(opened.refused));
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={7}>
        <KeptVersions kept={kept} content={content} hasUnsaved={hasUnsaved} onOpen={show} />
        <FillBar getValues={form.getValues} reset={form.reset} />
        <ResumeFields {...form} />
        <AimPanel
          choice={aim}
          data={() => dataOf(form.getValues())}
          actions={
            <>
              {last && (
                <Button onClick={() => void order().then(() => setRefused(new Set()))}>
                  Order your last resume by it
                </Button>
              )}
              <Button disabled={missing !== null} onClick={() => setWriting(true)}>
                {letter ? 'Open your letter' : 'Write a letter'}
              </Button>
            </>
          }
        />
        <Stack gap={2}>
          <Cluster>
            <Button
              type="submit"
              variant="primary"
              size="large"
              disabled={missing !== null}
              busy={dialog.state === 'generating'}
            >
              Generate AI Resume
            </Button>
            {reopen && <Button onClick={reopen}>Open your last resume</Button>}
          </Cluster>
          <p role="status">
            <small>
              {missing
                ? `Before it can be written: ${missing.text}.`
                : 'One resume of your plan is counted when it is there.'}
            </small>
          </p>
        </Stack>
      </Stack>
      <ResumeDialog
        dialog={dialog}
        refused={refused}
        onRefused={setRefused}
        feedback={feedback}
        onFeedback={setFeedback}
        onRegenerate={() => void regenerate()}
        onClose={close}
      />
      {isWriting && aim.aim && (
        <LazyPart>
          <LetterDialog
            data={completeOf(dataOf(form.getValues()))}
            aim={aim.aim}
            position={aim.asked?.emphasis.title ?? ''}
            last={letter}
            refused={refusedInLetter}
            onRefused={setRefusedInLetter}
            onWritten={showLetter}
            onClose={() => setWriting(false)}
          />
        </LazyPart>
      )}
      {denial && <UpgradeDialog feature="resume_builds" denial={denial} onClose={dismissDenial} />}
    </form>
  );
}
