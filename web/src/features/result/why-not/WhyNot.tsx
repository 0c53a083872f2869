import { useMemo, useState } from 'react';
import type { Engine } from '#web/parts/engine/engine.ts';
import { useOccupationSearch } from '#web/parts/occupation-search/use-occupation-search.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { OwnWork } from './OwnWork.tsx';
import { Standing } from './Standing.tsx';
import css from './WhyNot.module.css';

interface WhyNotProps {
  engine: Engine;
  /** O*NET-SOC code of the person's own occupation, if named */
  work: string | undefined;
  onOpen: (index: number) => void;
}

const HITS = 8;

function foundText(hits: number): string {
  if (hits === 0) return 'Nothing found. Try another word for it.';
  return hits < HITS ? `${hits} found` : `The ${HITS} closest`;
}

/** Any occupation: where it ranks for this person, why, and what would change that. */
export function WhyNot({ engine, work, onOpen }: WhyNotProps) {
  const { facts } = engine;
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const { search } = useOccupationSearch(facts, query !== '');
  const hits = useMemo(() => search(query, HITS), [search, query]);
  const searching = query.trim() !== '';
  return (
    <div className={css.columns}>
      <div className={css.search}>
        {work && <OwnWork engine={engine} code={work} onPick={setPicked} />}
        <TextField
          type="search"
          label="Occupation"
          hint={`Any of ${facts.count} by title, everyday name or code`}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p role="status" className={css.count}>
          {searching && foundText(hits.length)}
        </p>
        {searching && hits.length > 0 && (
          <ul className={css.hits}>
            {hits.map((hit) => (
              <li key={hit.code}>
                <button
                  type="button"
                  className={css.hit}
                  onClick={() => {
                    setPicked(hit.index);
                    setQuery('');
                  }}
                >
                  {engine.names[hit.index]}
                  {hit.matched && <small> also called {hit.matched}</small>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {picked !== null && <Standing key={picked} engine={engine} index={picked} onOpen={onOpen} />}
    </div>
  );
}
