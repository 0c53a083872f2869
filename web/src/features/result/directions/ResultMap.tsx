import { useMemo } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { mapPlace, personPlace } from '#shared/occupations/map.ts';
import { CountryOfWork, OnMap } from '#web/parts/occupation-map/CountryOfWork.tsx';
import { onOccupationScale } from '../occupation-profile.ts';
import css from './ResultMap.module.css';

interface ResultMapProps {
  result: ResultBody;
  /** null while not loaded: the map is then shown alone */
  facts: Facts | null;
}

/** The positions of the person and of the ten on the occupation map. */
export function ResultMap({ result, facts }: ResultMapProps) {
  const { roles, scoring_meta: meta } = result;
  const places = useMemo(() => {
    if (!facts) return null;
    const ten = roles.flatMap(({ code }) => {
      const index = indexOfCode(facts, code);
      return index === null ? [] : [{ code, place: mapPlace(facts, index) }];
    });
    return { you: personPlace(onOccupationScale(facts, meta.userVector.interests)), ten };
  }, [facts, roles, meta]);
  return (
    <figure>
      <div className={css.map}>
        <CountryOfWork>
          {places?.ten.map(({ code, place }) => (
            <OnMap key={code} place={place} look={css.match} />
          ))}
          {places && <OnMap place={places.you} look={css.you} name="You" />}
        </CountryOfWork>
      </div>
      <figcaption className={css.caption}>
        The country of work: jobs lie where interests pull them. Yellow is you, by your interests alone; the dots are
        your {roles.length} matches, by all you said.
      </figcaption>
    </figure>
  );
}
