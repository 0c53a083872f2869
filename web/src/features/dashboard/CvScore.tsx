import { useQuery } from '@tanstack/react-query';
import { day } from '#shared/lib/format.ts';
import { savedCv } from '#web/parts/cv/calls.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';

/** The score of the stored CV (DSH-29); nothing if there is none or it could not be scored. */
export function CvScore() {
  const cv = useQuery(savedCv()).data?.cv;
  if (!cv || cv.competitiveness === null) return null;
  return (
    <Section title="Your CV">
      <Cluster spread>
        <Cluster>
          <ScoreBadge score={cv.competitiveness} of="competitiveness" />
          <span>
            compared with {cv.measured_against}; kept until {day(cv.kept_until)}
          </span>
        </Cluster>
        <ButtonLink to={paths.newAssessment('cv')}>Open the CV tools</ButtonLink>
      </Cluster>
    </Section>
  );
}
