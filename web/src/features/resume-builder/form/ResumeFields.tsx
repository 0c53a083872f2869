import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Entries } from './Entries.tsx';
import css from './ResumeFields.module.css';
import type { ResumeForm } from './resume-form.ts';

type Form = Pick<UseFormReturn<ResumeForm>, 'register' | 'control' | 'formState'>;

/** All fields that a resume is written from (RSM-04 to RSM-07). */
export const ResumeFields = (form: Form) => (
  <>
    <PersonalInformation {...form} />
    <Summary {...form} />
    <Section title="Work Experience" lead="The newest first. A line of the description is a line of the resume.">
      <Experience {...form} />
    </Section>
    <Section title="Education">
      <Education {...form} />
    </Section>
    <Section title="Skills">
      <Skills {...form} />
    </Section>
    <Section title="Projects" lead="Optional.">
      <Projects {...form} />
    </Section>
  </>
);

const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Stack as="section" gap={4}>
    <div>
      <h2>{title}</h2>
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
    {children}
  </Stack>
);

/** Stars mean "recommended"; nothing is refused without these fields (D-63, RSM-08). */
const recommended = (name: string) => (
  <>
    {name}
    <abbr title="recommended" className={css.star}>
      {' *'}
    </abbr>
  </>
);

const required = (name: string) => (
  <>
    {name} <small className={css.required}>(required)</small>
  </>
);

/** A list needs one entry, so only the first is marked as required. */
const requiredOnce = (name: string, place: number) =>
  place === 0 ? { label: required(name), 'aria-required': true } : { label: name };

function PersonalInformation({ register, formState: { errors } }: Form) {
  const name = 'personalInfo';
  return (
    <Section title="Personal Information" lead="* recommended">
      <div className={css.grid}>
        <TextField
          label={required('Full name')}
          autoComplete="name"
          maxLength={120}
          aria-required
          {...register(`${name}.fullName`)}
        />
        <TextField
          label={required('Email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-required
          error={errors.personalInfo?.email?.message}
          {...register(`${name}.email`)}
        />
        <TextField
          label={recommended('Phone')}
          type="tel"
          autoComplete="tel"
          maxLength={60}
          {...register(`${name}.phone`)}
        />
        <TextField label={recommended('Location')} maxLength={200} {...register(`${name}.location`)} />
        <TextField label="LinkedIn" inputMode="url" maxLength={300} {...register(`${name}.linkedin`)} />
        <TextField label="Website" inputMode="url" maxLength={300} {...register(`${name}.website`)} />
      </div>
    </Section>
  );
}

const Summary = ({ register }: Form) => (
  <Section title="Professional Summary">
    <TextAreaField
      label={required('Summary')}
      hint="Two to four sentences: what you do, for whom, what you are known for."
      rows={4}
      maxLength={4000}
      aria-required
      {...register('summary')}
    />
    <TextField
      label="Target role (optional)"
      hint="Stands under your name as you write it."
      maxLength={200}
      {...register('targetRole')}
    />
  </Section>
);

const Experience = ({ register, control }: Form) => (
  <Entries control={control} list="experience" one="Job" least={1}>
    {(place) => (
      <>
        <TextField {...requiredOnce('Title', place)} maxLength={200} {...register(`experience.${place}.title`)} />
        <TextField {...requiredOnce('Company', place)} maxLength={200} {...register(`experience.${place}.company`)} />
        <TextField
          label="Duration"
          hint="For example 2019 – 2024"
          maxLength={100}
          {...register(`experience.${place}.duration`)}
        />
        <TextAreaField
          label="Description"
          hint="One thing you did in a line, with the figures you can stand by."
          rows={5}
          maxLength={6000}
          {...register(`experience.${place}.description`)}
        />
      </>
    )}
  </Entries>
);

const Education = ({ register, control }: Form) => (
  <Entries control={control} list="education" one="School" least={1}>
    {(place) => (
      <>
        <TextField {...requiredOnce('Degree', place)} maxLength={200} {...register(`education.${place}.degree`)} />
        <TextField
          {...requiredOnce('Institution', place)}
          maxLength={200}
          {...register(`education.${place}.institution`)}
        />
        <TextField label="Year" maxLength={40} {...register(`education.${place}.year`)} />
        <TextField label="GPA" maxLength={40} {...register(`education.${place}.gpa`)} />
      </>
    )}
  </Entries>
);

const Skills = ({ register, control }: Form) => (
  <Entries control={control} list="skills" one="Skill" least={1}>
    {(place) => <TextField {...requiredOnce('Skill', place)} maxLength={120} {...register(`skills.${place}.name`)} />}
  </Entries>
);

const Projects = ({ register, control }: Form) => (
  <Entries control={control} list="projects" one="Project" least={0}>
    {(place) => (
      <>
        <TextField label="Name" maxLength={200} {...register(`projects.${place}.name`)} />
        <TextField
          label="Technologies"
          hint="With commas between them"
          maxLength={800}
          {...register(`projects.${place}.technologies`)}
        />
        <TextAreaField label="Description" rows={3} maxLength={3000} {...register(`projects.${place}.description`)} />
      </>
    )}
  </Entries>
);
