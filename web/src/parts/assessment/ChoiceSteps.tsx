import { type ReactNode, useId } from 'react';
import { questionNote } from '#shared/matching/explain/question-notes.ts';
import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';
import css from './steps.module.css';

type Answer = string | string[];

interface Option {
  id: string;
  label: string;
  group?: string | undefined;
}

export interface ChoiceQuestion {
  id: string;
  text: string;
  multiple: boolean;
  options: Option[];
}

interface ChoiceStepsProps {
  questions: ChoiceQuestion[];
  answers: Record<string, Answer>;
  onAnswer: (question: string, answer: Answer) => void;
}

/** Questions with options: single or multiple choice. */
export function ChoiceSteps({ questions, answers, onAnswer }: ChoiceStepsProps) {
  return questions.map((question) => (
    <Question
      key={question.id}
      question={question}
      chosen={[answers[question.id] ?? []].flat()}
      onChoose={(chosen) => onAnswer(question.id, question.multiple ? chosen : chosen[0]!)}
    />
  ));
}

interface QuestionProps {
  question: ChoiceQuestion;
  chosen: string[];
  onChoose: (chosen: string[]) => void;
}

function Question({ question, chosen, onChoose }: QuestionProps) {
  const { id, text, multiple, options } = question;
  const note = questionNote(question);
  const choose = (option: string, on: boolean) => {
    if (!multiple) onChoose([option]);
    else onChoose(on ? [...chosen, option] : chosen.filter((other) => other !== option));
  };
  return (
    <fieldset className={css.question}>
      <legend>{text}</legend>
      {note && (
        <p>
          <small>{note}</small>
        </p>
      )}
      {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => (
        <Group key={group ?? id} name={group}>
          <div className={multiple ? css.many : css.few}>
            {members.map((option) => (
              <ChoiceCard
                key={option.id}
                type={multiple ? 'checkbox' : 'radio'}
                name={id}
                value={option.id}
                title={option.label}
                checked={chosen.includes(option.id)}
                onChange={(on) => choose(option.id, on)}
              />
            ))}
          </div>
        </Group>
      ))}
    </fieldset>
  );
}

/** Groups options in long lists. */
function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  const label = useId();
  if (!name) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out with both names each time
    <div role="group" aria-labelledby={label} className={css.group}>
      <p id={label} className={css.groupName}>
        {name}
      </p>
      {children}
    </div>
  );
}
