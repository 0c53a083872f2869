import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { resumeDraft } from '#web/session/device/draft.ts';
import { draftedForm, type ResumeForm } from './resume-form.ts';

/** The form, saved on this device while typing and kept in sync between tabs. */
export function useResumeForm(sub: string): UseFormReturn<ResumeForm> {
  const form = useForm<ResumeForm>({ defaultValues: draftedForm(resumeDraft.read(sub)) });
  useEffect(() => {
    // changes from another tab are not written back, because that tab may be a keystroke ahead
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
