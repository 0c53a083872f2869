/** The fields of the seven steps (CVT-02, CVT-27, CVT-28). */
import type { ReactNode } from 'react';
import { normalDate } from '#shared/cv/builder/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { Path } from '../draft/paths.ts';
import { valueAt } from '../draft/paths.ts';
import css from './Builder.module.css';
import { CvField } from './CvField.tsx';
import { useCv } from './cv-context.ts';
import { EntryCards } from './EntryCards.tsx';
import { PointList } from './PointList.tsx';

const tidyDate = (written: string): string => normalDate(written) ?? written;
const DATE_HINT = 'Year and month: 2019-03';

const Pair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;

const PersonalStep = () => (
  <Stack gap={4}>
    <Pair>
      <CvField path={['personalInfo', 'fullName']} label="Full name (required)" of="Full name" autoComplete="name" />
      <CvField path={['personalInfo', 'email']} label="Email (required)" of="Email" type="email" autoComplete="email" />
    </Pair>
    <Pair>
      <CvField path={['personalInfo', 'phone']} label="Phone" type="tel" autoComplete="tel" />
      <CvField path={['personalInfo', 'location']} label="Location" hint="City and state or country; no street" />
    </Pair>
    <Pair>
      <CvField path={['personalInfo', 'linkedin']} label="LinkedIn" inputMode="url" />
      <CvField path={['personalInfo', 'website']} label="Website" inputMode="url" autoComplete="url" />
    </Pair>
  </Stack>
);

const SummaryStep = () => (
  <CvField
    path={['professionalSummary']}
    label="Professional summary"
    hint="Two to four sentences: what you do, for how long, and what you are good at."
    rows={7}
  />
);

const ExperienceStep = () => (
  <EntryCards list="experience" each="Position">
    {(path, at) => <PositionFields path={path} place={at + 1} />}
  </EntryCards>
);

function PositionFields({ path, place }: { path: Path; place: number }) {
  const { draft, act } = useCv();
  const current = valueAt(draft, [...path, 'current']) === true;
  return (
    <>
      <Pair>
        <CvField path={[...path, 'title']} label="Job title" of={`Job title of position ${place}`} sought />
        <CvField path={[...path, 'company']} label="Company" of={`Company of position ${place}`} sought />
      </Pair>
      <Pair>
        <CvField
          path={[...path, 'startDate']}
          label="Start date"
          of={`Start date of position ${place}`}
          hint={DATE_HINT}
          sought
          tidy={tidyDate}
        />
        {!current && (
          <CvField
            path={[...path, 'endDate']}
            label="End date"
            of={`End date of position ${place}`}
            hint={DATE_HINT}
            sought
            tidy={tidyDate}
          />
        )}
      </Pair>
      <Checkbox
        label="Current Position"
        checked={current}
        onChange={(event) => act({ kind: 'set', path: [...path, 'current'], value: event.target.checked })}
      />
      <CvField path={[...path, 'description']} label="Description" of={`Description of position ${place}`} rows={3} />
      <PointList
        path={[...path, 'achievements']}
        legend="Achievements"
        each="Achievement"
        hint="What changed because of you. A number, a time or an amount says more than an adjective."
      />
    </>
  );
}

const EducationStep = () => (
  <EntryCards list="education" each="Education">
    {(path, at) => (
      <>
        <Pair>
          <CvField path={[...path, 'degree']} label="Degree" of={`Degree of education ${at + 1}`} sought />
          <CvField
            path={[...path, 'institution']}
            label="Institution"
            of={`Institution of education ${at + 1}`}
            sought
          />
        </Pair>
        <div className={css.triple}>
          <CvField
            path={[...path, 'graduationYear']}
            label="Graduation year"
            of={`Graduation year of education ${at + 1}`}
            inputMode="numeric"
          />
          <CvField path={[...path, 'gpa']} label="GPA" of={`GPA of education ${at + 1}`} />
          <CvField path={[...path, 'honors']} label="Honors" of={`Honors of education ${at + 1}`} />
        </div>
      </>
    )}
  </EntryCards>
);

const SkillsStep = () => (
  <Stack gap={5}>
    <PointList
      path={['skills', 'technical']}
      legend="Technical skills"
      each="Technical skill"
      hint="Tools, machines, methods: by the names that job postings use."
      short
    />
    <PointList path={['skills', 'soft']} legend="Soft skills" each="Soft skill" short />
    <PointList
      path={['skills', 'languages']}
      legend="Languages"
      each="Language"
      hint="With your level: Spanish, C1."
      short
    />
  </Stack>
);

const ExtrasStep = () => (
  <Stack gap={6}>
    <Stack gap={4}>
      <h4>Projects</h4>
      <EntryCards list="projects" each="Project" optional>
        {(path, at) => (
          <>
            <Pair>
              <CvField path={[...path, 'name']} label="Project name" of={`Name of project ${at + 1}`} />
              <CvField path={[...path, 'url']} label="Link" of={`Link of project ${at + 1}`} inputMode="url" />
            </Pair>
            <CvField
              path={[...path, 'description']}
              label="Description"
              of={`Description of project ${at + 1}`}
              rows={3}
            />
            <TechnologiesField path={[...path, 'technologies']} />
          </>
        )}
      </EntryCards>
    </Stack>
    <Stack gap={4}>
      <h4>Certifications</h4>
      <EntryCards list="certifications" each="Certification" optional>
        {(path, at) => (
          <>
            <Pair>
              <CvField path={[...path, 'name']} label="Certification name" of={`Name of certification ${at + 1}`} />
              <CvField path={[...path, 'issuer']} label="Issuer" of={`Issuer of certification ${at + 1}`} />
            </Pair>
            <Pair>
              <CvField path={[...path, 'date']} label="Date" of={`Date of certification ${at + 1}`} tidy={tidyDate} />
              <CvField path={[...path, 'url']} label="Link" of={`Link of certification ${at + 1}`} inputMode="url" />
            </Pair>
          </>
        )}
      </EntryCards>
    </Stack>
  </Stack>
);

function TechnologiesField({ path }: { path: Path }) {
  const { draft } = useCv();
  const technologies = valueAt(draft, path) as string[];
  return technologies.length === 0 ? (
    <AddFirst path={path} />
  ) : (
    <PointList path={path} legend="Technologies" each="Technology" short />
  );
}

function AddFirst({ path }: { path: Path }) {
  const { act } = useCv();
  return (
    <Button variant="quiet" className={css.add} onClick={() => act({ kind: 'addPoint', path })}>
      Add technologies
    </Button>
  );
}

const GoalsStep = () => (
  <Stack gap={4}>
    <CvField
      path={['targetRole']}
      label="Target role"
      hint="The analysis compares your CV with this occupation. Leave it out, and it takes your present or last position."
    />
    <CvField path={['careerGoals']} label="Career goals" rows={5} />
  </Stack>
);

export const stepFields = [
  PersonalStep,
  SummaryStep,
  ExperienceStep,
  EducationStep,
  SkillsStep,
  ExtrasStep,
  GoalsStep,
] as const;
