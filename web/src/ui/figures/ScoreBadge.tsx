import { bandOf } from '#shared/lib/bands.ts';
import { percent } from '#shared/lib/format.ts';
import { Badge, type Tone } from './Badge.tsx';

/** DSH-29: 80 and above green, 60 to 79 yellow, below 60 red. */
const tones: readonly Tone[] = ['good', 'fair', 'bad'];

/** A score of 0-100 with its band, judged by the displayed number: 79.6 is shown and judged as 80. */
export const ScoreBadge = ({ score, of }: { score: number; of: string }) => (
  <Badge tone={tones[bandOf('rating', Math.round(score))]!}>
    {percent(score)} {of}
  </Badge>
);
