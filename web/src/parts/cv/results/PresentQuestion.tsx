import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

interface PresentQuestionProps {
  which: NonNullable<CvAnalysis['market_positioning']['which']>;
  onPresent: (code: string) => void;
}

/** Asks which occupation the current title belongs to: an older job is never used instead. */
export const PresentQuestion = ({ which: { title, nearest }, onPresent }: PresentQuestionProps) => (
  <Notice
    title={nearest.length > 0 ? `Which of these is nearest to “${title}”?` : `We do not know the title “${title}”`}
  >
    <Stack gap={3}>
      {nearest.length > 0 && (
        <>
          <p>
            Several occupations use your present title, or none uses exactly these words. The one you choose is scored.
          </p>
          <Cluster as="ul">
            {nearest.map(({ code, title: official }) => (
              <li key={code}>
                <Button onClick={() => onPresent(code)}>{nameOf(code, official)}</Button>
              </li>
            ))}
          </Cluster>
        </>
      )}
      <p>
        {nearest.length > 0 && 'None of them? '}Choose “Change this CV”, and write the title in the words of job
        postings.
      </p>
    </Stack>
  </Notice>
);
