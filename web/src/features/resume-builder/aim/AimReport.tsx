import { stressedIn } from '#shared/resume/aim/aimed.ts';
import type { Emphasis } from '#shared/resume/aim/emphasis.ts';
import type { Resume } from '#shared/resume/resume.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { AskedList } from './AskedList.tsx';

/** What a resume for a job emphasizes and why, and what the job asks for that the resume does not say. */
export function AimReport({ resume, emphasis }: { resume: Resume; emphasis: Emphasis }) {
  const stressed = stressedIn(resume, emphasis);
  return (
    <Section
      title={`Ordered for: ${emphasis.title}`}
      lead="The words are the same; only what comes first, and what is left out, follows from the job."
      level={3}
      look="part"
    >
      {stressed.length > 0 && (
        <ul>
          {stressed.map(({ line, text, why }) => (
            <li key={line}>
              {text} <small>{`comes forward for ${why.join(', ')}`}</small>
            </li>
          ))}
        </ul>
      )}
      <AskedList emphasis={emphasis} data={resume.data} />
    </Section>
  );
}
