import { useState } from 'react';
import type { Background } from '#shared/assessment/background.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import css from './FromCv.module.css';
import { filledIn, replaces, type Suggestion } from './from-cv.ts';

interface FromCvProps {
  /** its source, as a heading */
  title: string;
  suggestions: readonly Suggestion[];
  said: Background;
  onFill: (change: Background) => void;
  onClose: () => void;
}

/** Findings line by line with the words they come from: only checked ones are filled in, and only by the button. */
export function FromCv({ title, suggestions, said, onFill, onClose }: FromCvProps) {
  const [ticked, setTicked] = useState(() => suggestions.filter((suggestion) => !replaces(suggestion, said)));
  if (suggestions.length === 0)
    return (
      <Notice live title="Your resume was read">
        Nothing in it answers the questions below for sure. Fill in what you like.
      </Notice>
    );
  const toggle = (suggestion: Suggestion, on: boolean) =>
    setTicked(on ? [...ticked, suggestion] : ticked.filter((other) => other !== suggestion));
  // questions answered by hand meanwhile are no longer offered
  const chosen = suggestions.filter((suggestion) => ticked.includes(suggestion));
  const fill = () => onFill(filledIn(chosen, said));
  return (
    <section className={css.found} aria-labelledby="from-cv">
      <Stack gap={3}>
        <div role="status">
          <h2 id="from-cv" className={css.title}>
            {title}
          </h2>
          <p>Check what is right. Nothing is filled in until you say so.</p>
        </div>
        <Stack gap={1}>
          {suggestions.map((suggestion) => (
            <Checkbox
              key={suggestion.of}
              checked={ticked.includes(suggestion)}
              onChange={({ currentTarget: { checked } }) => toggle(suggestion, checked)}
              label={
                <>
                  {suggestion.of}: <strong>{suggestion.says}</strong>
                  <span className={css.from}>
                    “{suggestion.from}”{replaces(suggestion, said) && ', in place of what you said below'}
                  </span>
                </>
              }
            />
          ))}
        </Stack>
        <Cluster>
          <Button onClick={fill} disabled={chosen.length === 0}>
            Fill in what is ticked
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Leave it
          </Button>
        </Cluster>
      </Stack>
    </section>
  );
}
