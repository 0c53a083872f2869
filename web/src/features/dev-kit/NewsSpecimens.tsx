import { lazy } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { Specimen, State } from './Specimen.tsx';

const long =
  'The figures come from three publishers who count in different years, so the newest of one may stand beside an older one of another; every figure names its own date.';

const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

/** Progress and messages. */
export const NewsSpecimens = () => (
  <>
    <Specimen of="Badge" use="A word of state. The word carries the meaning; the tone only underlines it.">
      {(['neutral', 'info', 'good', 'fair', 'warn', 'bad'] as const).map((tone) => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>
            {
              {
                neutral: 'Draft',
                info: 'Pro',
                good: 'Strong match',
                fair: 'Fair match',
                warn: 'Runs out soon',
                bad: 'Failed',
              }[tone]
            }
          </Badge>
        </State>
      ))}
    </Specimen>
    <Specimen of="ScoreBadge" use="A score with its band: 80 and above, 60 to 79, below (DSH-29).">
      {[92, 71, 40].map((score) => (
        <State key={score} name={String(score)}>
          <ScoreBadge score={score} of="match" />
        </State>
      ))}
    </Specimen>
    <Specimen of="Notice" use="News in the flow of the page. What needs an answer is a dialog, what passes is a toast.">
      <Stack gap={3}>
        <Notice>Prices are in US dollars.</Notice>
        <Notice tone="good" title="Your assessment is saved" />
        <Notice tone="warn" title="One free assessment is left" action={<Button>See the plans</Button>}>
          It refills on Dec 1, 2026.
        </Notice>
        <Notice tone="bad" title="Your payment did not go through">
          {long}
        </Notice>
      </Stack>
    </Specimen>
    <Specimen
      of="ErrorNotice"
      use="A failure the person can do something about: what did not work, and a way to try again."
    >
      <Stack gap={3}>
        <ErrorNotice message="Your usage could not be loaded." onRetry={() => undefined} />
        <ErrorNotice title="Still not there" message="We are trying again." onRetry={() => undefined} retrying />
      </Stack>
    </Specimen>
    <Specimen of="Loading" use="A wait of unknown length, drawn only after a moment. Says what is being waited for.">
      <State name="default">
        <Loading label="Checking the link" />
      </State>
      <State name="with the room of a list">
        <Loading label="Loading your assessments" rows={2} />
      </State>
    </Specimen>
    <Specimen
      of="LazyPart"
      use="Around a part of a screen in a chunk of its own: where it cannot be fetched, an ErrorNotice takes its place and the rest of the screen stands."
    >
      <State name="on its way">
        <LazyPart waiting={<Loading label="Loading the details" />}>
          <NeverLoaded />
        </LazyPart>
      </State>
    </Specimen>
    <Specimen of="ProgressBar" use="How far along a task is. For a score use Meter.">
      <State name="known">
        <ProgressBar label="Stage 2 of 3" value={40} />
      </State>
      <State name="known, in words">
        <ProgressBar label="Interests" value={75} valueText="18 of 24" />
      </State>
      <State name="unknown">
        <ProgressBar label="Ranking 800 occupations" />
      </State>
    </Specimen>
    <Specimen
      of="ToastRegion"
      use="Where a toast appears: toast() from anywhere. It stays longer for bad news, and for as long as it is pointed at."
    >
      <State name="neutral, good, bad, with a link">
        <Cluster gap={2}>
          <Button onClick={() => toast({ title: 'Copied' })}>Neutral</Button>
          <Button onClick={() => toast({ title: 'Saved', text: 'You can come back at any time.', tone: 'good' })}>
            Good
          </Button>
          <Button onClick={() => toast({ title: 'Not saved', text: long, tone: 'bad' })}>Bad, long</Button>
          <Button onClick={() => toast({ title: 'A new tab was blocked', link: { label: 'Open it', href: '/terms' } })}>
            With a link
          </Button>
        </Cluster>
      </State>
    </Specimen>
  </>
);
