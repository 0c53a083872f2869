import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { resumeDraft } from '#web/session/device/draft.ts';
import { draftedForm, type ResumeForm } from './resume-form.ts';

/** The form, kept on this device as it is typed, and the same in every tab. */
export function useResumeForm(sub: string): UseFormReturn<ResumeForm> {
  const form = useForm<ResumeForm>({ defaultValues: draftedForm(resumeDraft.read(sub)) });
  useEffect(() => {
    // what was taken over from another tab is not written again: that tab may be a letter further on
    let known = JSON.stringify(form.getValues());
    const keep = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const text = JSON.stringify(values);
        if (text !== known) resumeDraft.write(sub, text);
        known = text;
      },
    });
    const unfollow = resumeDraft.follow(() => {
      const drafted = resumeDraft.read(sub);
      if (drafted === '') return; // signed out there
      const taken = draftedForm(drafted);
      known = JSON.stringify(taken);
      form.reset(taken);
    });
    return () => {
      keep();
      unfollow();
    };
  }, [form, sub]);
  return form;
}
