import type { Receipt } from '#shared/assessment/result-shape.ts';
import { type Reason, reasonsOf } from '#shared/matching/explain/reasons.ts';
import type { AnswerLine } from '#web/parts/engine/answer-text.ts';
import { becauseText } from './because.ts';
import css from './ReasonSides.module.css';

interface ReasonSidesProps {
  receipts: readonly Receipt[];
  /** receipts of the occupations it is shown with */
  list?: readonly (readonly Receipt[])[];
  /** null for viewers who may not see the answers, and while they cannot be read */
  readAnswer: ((id: string) => AnswerLine | null) | null;
  /** heading level */
  level: 3 | 4;
}

/** What in a person's answers speaks for and against an occupation: at most three and two reasons. */
export function ReasonSides({ receipts, list = [], readAnswer, level }: ReasonSidesProps) {
  const { speakFor, speakAgainst } = reasonsOf(receipts, list);
  return (
    <div className={css.sides}>
      <Side
        title="What speaks for it"
        none="Nothing clearly speaks for it."
        reasons={speakFor}
        readAnswer={readAnswer}
        level={level}
      />
      <Side
        title="What speaks against it"
        none="Nothing clearly speaks against it."
        reasons={speakAgainst}
        readAnswer={readAnswer}
        level={level}
      />
    </div>
  );
}

interface SideProps extends Omit<ReasonSidesProps, 'receipts' | 'list'> {
  title: string;
  none: string;
  reasons: Reason[];
}

function Side({ title, none, reasons, readAnswer, level }: SideProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading>{title}</Heading>
      {reasons.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol className={css.reasons}>
          {reasons.map((reason) => {
            const { part, text, detail } = reason;
            const because = readAnswer && becauseText(reason, readAnswer);
            return (
              <li key={part}>
                {text}
                {because && <small> {because}</small>}
                {!because && detail && <small> {detail}</small>}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
