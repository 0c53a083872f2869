import type { VacancyMatch } from '#shared/vacancies/contract.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './MarkedText.module.css';
import { markedText } from './marked-text.ts';

/** The vacancy's own text with the parts highlighted that findings rest on. It is rendered as text only. */
export function MarkedText({ text, match }: { text: string; match: VacancyMatch }) {
  return (
    <>
      <p className={css.legend}>
        <mark data-look="met">you meet it</mark> <mark data-look="missing">missing</mark>{' '}
        <mark data-look="not_said">you did not say</mark> <mark data-look="job">job and pay</mark>{' '}
        <mark data-look="warning">take care</mark>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls in its box, also by the keyboard */}
      <section className={css.text} tabIndex={0} aria-label="The job posting, with what was found marked">
        {markedText(text, match).map(({ start, text: words, look, note }) =>
          look ? (
            <mark key={start} data-look={look}>
              {words}
              <VisuallyHidden> ({note})</VisuallyHidden>
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </section>
    </>
  );
}
