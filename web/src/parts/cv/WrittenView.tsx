import { lazy } from 'react';
import { toJsonResume } from '#shared/cv/json-resume/export.ts';
import { fileNameOf } from '#shared/lib/file-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import css from './CvTools.module.css';
import { infoOf } from './draft/draft.ts';
import type { CvFlow } from './use-cv-flow.ts';

const RoundTrip = lazy(() => import('./round-trip/RoundTrip.tsx'));

/** The written CV: every word is the person's own. */
export function WrittenView({ flow, cvText }: { flow: CvFlow; cvText: string }) {
  const info = infoOf(flow.draft);
  const nameOf = (extension: string) => fileNameOf(info.personalInfo.fullName, 'cv', extension);
  return (
    <Stack gap={4}>
      <h3>Your CV</h3>
      <p>In your words, and in an order that people and applicant systems expect. Nothing was added.</p>
      <section
        className={css.text}
        aria-label="Text of your CV"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by the keyboard
        tabIndex={0}
      >
        {cvText}
      </section>
      <Disclosure summary="What applicant systems get from this text">
        <LazyPart waiting={<Loading label="Reading it back" rows={2} />}>
          <RoundTrip info={info} file={null} cvText={cvText} />
        </LazyPart>
      </Disclosure>
      <Cluster>
        <Button variant="primary" onClick={() => void flow.analyse()}>
          Analyze CV
        </Button>
        <Button onClick={flow.edit}>Change something</Button>
        <Button onClick={() => saveFile(nameOf('txt'), cvText, 'text/plain;charset=utf-8')}>Save as text</Button>
        <Button
          onClick={() => saveFile(nameOf('json'), JSON.stringify(toJsonResume(info), null, 2), 'application/json')}
        >
          Save as JSON Resume
        </Button>
      </Cluster>
    </Stack>
  );
}
