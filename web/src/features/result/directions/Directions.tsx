import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { directionsSentence } from '#shared/assessment/result-words.ts';
import type { Engine } from '#web/parts/engine/engine.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { DirectionList } from './DirectionList.tsx';
import css from './Directions.module.css';
import { ResultMap } from './ResultMap.tsx';
import { Scores } from './Scores.tsx';

interface DirectionsProps {
  result: ResultBody;
  /** null until loaded, or if it cannot be loaded */
  engine: Engine | null;
  hidden: ReadonlySet<string>;
  /** whether it may still load */
  mapComes: boolean;
  onOpen: (code: string) => void;
}

/** The first layer: the direction of the answers, how far it can be trusted, and the best match's scores (RES-04). */
export const Directions = ({ result, engine, hidden, mapComes, onOpen }: DirectionsProps) => (
  <Section look="ruled" title="Directions" lead={directionsSentence(result)}>
    <div className={css.columns}>
      <DirectionList result={result} engine={engine} hidden={hidden} onOpen={onOpen} />
      {(engine || mapComes) && <ResultMap result={result} facts={engine?.facts ?? null} />}
      <Scores result={result} />
    </div>
  </Section>
);
