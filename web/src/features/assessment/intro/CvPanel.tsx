import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import { savedCv } from '#web/parts/cv/calls.ts';
import { cvDraft } from '#web/session/device/draft.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';

const CvTools = lazy(() => import('#web/parts/cv/CvTools.tsx'));

/** The optional CV (AIN-08): the saved one, and the tools on request. A draft or a link to #cv opens them at once. */
export function CvPanel({ sub }: { sub: string }) {
  const saved = useQuery({ ...savedCv(), staleTime: 0 });
  const [isAnalysed, setAnalysed] = useState(false);
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(() => hash === '#cv' || cvDraft.read(sub) !== '');
  const cv = saved.data?.cv ?? null;
  return (
    <Stack as="section" gap={4} id="cv" aria-labelledby="your-cv">
      <Cluster gap={3}>
        <h2 id="your-cv">Your CV, if you like</h2>
        {(isAnalysed || cv) && <Badge tone="good">CV Ready</Badge>}
        {cv?.competitiveness != null && <ScoreBadge score={cv.competitiveness} of="competitiveness" />}
      </Cluster>
      <p>
        The assessment needs none. With a CV you see how it compares with an occupation, and a job posting you match is
        compared with what it names, too.
        {cv && ` What you confirmed is kept until ${day(cv.kept_until)}.`}
      </p>
      {isOpen ? (
        <LazyPart waiting={<Loading label="Opening the CV tools" rows={2} />}>
          <CvTools sub={sub} onReady={setAnalysed} />
        </LazyPart>
      ) : (
        <Cluster>
          <Button onClick={() => setOpen(true)}>{cv ? 'Open the CV tools' : 'Use a CV'}</Button>
        </Cluster>
      )}
    </Stack>
  );
}
