import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { resumeDraft } from '#web/session/device/draft.ts';
import { draftedForm, type ResumeForm } from './resume-form.ts';

/** The form, kept on this device as it is typed. */
export function useResumeForm(sub: string): UseFormReturn<ResumeForm> {
  const form = useForm<ResumeForm>({ defaultValues: draftedForm(resumeDraft.read(sub)) });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => resumeDraft.write(sub, JSON.stringify(values)),
      }),
    [form, sub],
  );
  return form;
}
