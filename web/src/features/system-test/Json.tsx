import css from './Json.module.css';

/** Puts each list of numbers on one line. */
const lines = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/\[\s+[-\d.,\s]+\]/g, (list) => list.replace(/\s+/g, ' '));

/** A value as sent, with wrapped lines. */
export function Json({ title, label, value }: { title: string; label: string; value: unknown }) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe scrollable-region-focusable) */}
      <section className={css.scroll} tabIndex={0} aria-label={label}>
        <pre className={css.text}>{lines(value)}</pre>
      </section>
    </div>
  );
}
