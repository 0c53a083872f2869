import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usd } from '#shared/lib/format.ts';
import { fieldName } from '#shared/occupations/fields.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';
import { isTopic } from '#shared/occupations/search.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { paths } from '#web/paths.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import css from './OccupationSearch.module.css';
import { useNameSearch } from './use-name-search.ts';

const HITS = 10;

/** Finds an occupation by any name in use. The names are fetched when somebody starts searching. */
export function OccupationSearch() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const { search, loading, failed, retry } = useNameSearch(wanted);
  const field = useRef<HTMLInputElement>(null);
  const typed = useDeferredValue(text.trim());
  // text typed before the app has loaded is searched too
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (!early) return;
    setWanted(true);
    setText(early);
  }, []);
  const hits = typed === '' ? [] : search(typed, HITS);
  return (
    <search className={css.search}>
      <TextField
        ref={field}
        type="search"
        label="Search by any name"
        hint="A job title, an everyday word (“nurse”, “works with animals”) or an O*NET code"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={() => setWanted(true)}
        onChange={(event) => {
          setWanted(true);
          setText(event.currentTarget.value);
        }}
      />
      <noscript>
        <p>The search needs JavaScript, which your browser does not run. All of them are listed below, by field.</p>
      </noscript>
      <p role="status" className={css.count}>
        {typed !== '' && foundText(hits.length, loading)}
      </p>
      {failed && (
        <ErrorNotice
          title="Not all names could be loaded"
          message="Only the names on this page are searched."
          onRetry={retry}
          retrying={loading}
        />
      )}
      {hits.length > 0 && (
        <section aria-label="Occupations found">
          <ol className={css.hits}>
            {hits.map(({ code, matched, pay }) => {
              const name = plainNames[code]!;
              return (
                <li key={code}>
                  <Link to={paths.occupation(slugOf(name))}>{name}</Link>
                  <small>
                    {[
                      fieldName(code),
                      pay === null ? null : `median pay ${usd(pay)} a year`,
                      matched === null
                        ? null
                        : isTopic(matched)
                          ? `has to do with ${matched}`
                          : `also called ${matched}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              );
            })}
          </ol>
          {hits.some(({ pay }) => pay !== null) && <SourceNote source={sourceNote('oews')} />}
        </section>
      )}
    </search>
  );
}

function foundText(hits: number, loading: boolean): string {
  if (loading) return 'Loading more names…';
  if (hits === 0) return 'Nothing found. Try another word for it, or browse the fields below.';
  return hits < HITS ? `${hits} found, best first` : `The ${HITS} closest, best first`;
}
