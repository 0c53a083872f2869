import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { mapGrid } from '#shared/occupations/map.ts';
import { firstChoices, keepFirstChoices } from '#web/parts/assessment/first-choices.ts';
import { ScenarioStep } from '#web/parts/assessment/ScenarioStep.tsx';
import { CountryOfWork, OnMap } from '#web/parts/occupation-map/CountryOfWork.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { pointedAt } from './choice-place.ts';
import { ownHill } from './own-hill.ts';
import css from './SixChoices.module.css';
import { type NamedPlace, nearestOf, whereText } from './where-text.ts';

const { scenarios } = goldStandard.triage;

/** The six scenarios of stage 1, with their place on the map. The assessment takes these answers over. */
export default function SixChoices({ named }: { named: readonly NamedPlace[] }) {
  const [choices, setChoices] = useState(firstChoices);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      scenarios.findIndex(({ id }) => !choices[id]),
    ),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const scenario = scenarios[at]!;
  const hill = useMemo(() => {
    const places = pointedAt(scenarios, choices);
    return places && ownHill(places);
  }, [choices]);

  const choose = (option: 'a' | 'b') => {
    const next = { ...choices, [scenario.id]: option };
    setChoices(next);
    keepFirstChoices(next);
  };
  const go = (to: number) => {
    flushSync(() => setAt(to));
    heading.current?.focus();
  };
  return (
    <div className={css.choices}>
      <div className={css.question}>
        <p id="choice" className={css.count}>{`Choice ${at + 1} of ${scenarios.length}`}</p>
        <h4 id="asked" ref={heading} tabIndex={-1} aria-describedby="choice">
          {scenario.text}
        </h4>
        <ScenarioStep
          id={scenario.id}
          askedBy="asked"
          options={scenario.options}
          chosen={choices[scenario.id]}
          onChoose={choose}
        />
        <Cluster gap={3}>
          {at > 0 && <Button onClick={() => go(at - 1)}>Back</Button>}
          {at + 1 < scenarios.length && choices[scenario.id] && <Button onClick={() => go(at + 1)}>Next</Button>}
          {hill && (
            <ButtonLink variant="primary" to={paths.newAssessment()}>
              Keep going
            </ButtonLink>
          )}
        </Cluster>
        <p className={css.note}>
          {hill
            ? 'Your choices go with you: stage 1 will have them already.'
            : 'Choose, and a yellow marker shows where that leads.'}
        </p>
        {hill && (
          <div className={css.note}>
            <p>
              The line encloses most of the tenth of all occupations that offers the most of what you chose. Your
              interests, asked later, will say more.
            </p>
            <Source kind="modelled" text="from O*NET’s work values and interests, and the median pay of BLS OEWS" />
          </div>
        )}
      </div>
      <figure className={css.figure}>
        <CountryOfWork>
          {hill && (
            <>
              <svg
                className={css.contour}
                viewBox={`0 0 ${mapGrid.width - 1} ${mapGrid.height - 1}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={hill.contour} />
              </svg>
              {nearestOf(hill.you, named).map(({ title, ...place }) => (
                <OnMap key={title} place={place} look={css.near} name={title} />
              ))}
              <i className={css.you} style={{ '--x': `${hill.you.x}%`, '--y': `${hill.you.y}%` } as CSSProperties} />
            </>
          )}
        </CountryOfWork>
        <figcaption aria-live="polite" className={css.where}>
          {hill && whereText(hill.you, named)}
        </figcaption>
      </figure>
    </div>
  );
}
