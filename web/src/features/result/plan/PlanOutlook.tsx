import type { LearningPlan } from '#shared/guidance/learning-plan-shape.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';

type Certification = LearningPlan['certifications'][number];

/** Where the plan leads, its certificates, and tips to keep going. */
export function PlanOutlook({ plan: { careerPath, certifications, keyTips } }: { plan: LearningPlan }) {
  const { entryLevel, midLevel, seniorLevel, salaryProgression, source } = careerPath;
  return (
    <>
      <Section look="part" level={3} title="Where it leads">
        <ol>
          {[entryLevel, midLevel, seniorLevel].map((level) => (
            <li key={level}>{level}.</li>
          ))}
        </ol>
        <p>{salaryProgression}.</p>
        <FigureSource of={source} />
      </Section>
      <Section
        look="part"
        level={3}
        title="Licenses and certificates"
        lead="Those for what you learn, as far as your budget pays for them."
      >
        <DataTable
          caption="Licenses and certificates"
          captionHidden
          columns={columns}
          rows={certifications}
          rowKey={({ name, provider }) => `${name}-${provider}`}
          empty="None that this work asks for, and none in our catalog for these skills at this budget."
        />
      </Section>
      <Section look="part" level={3} title="Tips">
        <ul>
          {keyTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const columns = [
  {
    header: 'Name',
    rowHeader: true,
    cell: ({ name, provider, url }: Certification) => (
      <>
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
            <NewTabNote />
          </a>
        ) : (
          name
        )}
        , {provider}
      </>
    ),
  },
  { header: 'Cost', cell: ({ cost }: Certification) => cost },
  { header: 'Time', cell: ({ timeToComplete }: Certification) => timeToComplete },
  { header: 'What it is worth', cell: ({ value }: Certification) => value },
];
