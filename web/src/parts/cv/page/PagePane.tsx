import type { CvPages } from '#shared/cv/pages.ts';
import { Menu } from '#web/ui/dialogs/Menu.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { useCv } from '../builder/cv-context.ts';
import { type Use, uses } from '../draft/lines.ts';
import { pathKey, valueAt } from '../draft/paths.ts';
import { fitValue } from './fit-value.ts';
import css from './PagePane.module.css';
import { PageView } from './PageView.tsx';

/** Shown beside the page, where a phone does not show the field itself. */
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)} …` : text);

const names = Object.entries(uses) as [Use, string][];

/**
 * The file beside the fields: the source of the current field is marked, a click fills the field, and nothing read is
 * lost.
 */
export function PagePane({ pages, isSeen }: { pages: CvPages; isSeen: boolean }) {
  const { draft, act, active } = useCv();
  const isThere = active !== null && valueAt(draft, active.path) !== undefined;
  const marked = isThere ? (draft.places[pathKey(active.path)] ?? []) : [];
  const filled = isThere ? String(valueAt(draft, active.path)) : '';
  return (
    <Stack gap={3}>
      <p className={css.hint} aria-live="polite">
        {isThere ? (
          <>
            Choose a line to fill <b>{active.label}</b>.{filled && ` Now: “${shortened(filled)}”`}
          </>
        ) : (
          'Choose a field, then a line of your CV to fill it.'
        )}
      </p>
      <div className={css.sheets}>
        {pages.pages.map((page, at) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: pages do not move
            key={at}
            page={page}
            number={at + 1}
            of={pages.pages.length}
            marked={marked}
            isSeen={isSeen}
            onPick={({ text, x, y, width, height }) => {
              if (!isThere) return;
              const place = { page: at + 1, box: { x, y, width, height } };
              act({ kind: 'fill', path: active.path, line: { value: fitValue(active.path, text), place } });
              active.element.focus();
            }}
          />
        ))}
      </div>
      {draft.notPlaced.length > 0 && (
        <section aria-labelledby="not-placed">
          <Stack gap={2}>
            <h4 id="not-placed">Not placed ({draft.notPlaced.length})</h4>
            <p className={css.hint}>
              What found no field. Whole lines stay in your CV under “Other”; a part of a line is left out unless you
              use it.
            </p>
            <ul className={css.lines}>
              {draft.notPlaced.map((line) => (
                <li key={`${line.place?.page} ${line.place?.box.y} ${line.value}`}>
                  <span>{line.value}</span>
                  <Menu
                    label={`Use “${line.value.slice(0, 60)}” as …`}
                    items={names.map(([as, label]) => ({ label, onSelect: () => act({ kind: 'use', line, as }) }))}
                  >
                    Use as …
                  </Menu>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
    </Stack>
  );
}
