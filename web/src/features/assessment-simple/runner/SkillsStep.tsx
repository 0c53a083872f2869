import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import frame from '#web/parts/assessment/steps.module.css';
import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';
import css from './steps.module.css';

type Skill = SimpleBank['deepDive']['skills'][number];

interface SkillsStepProps {
  skills: Skill[];
  ratings: Record<string, number>;
  onRate: (id: string, rating: number) => void;
}

/**
 * Describes each level, so that a rating means the same to everybody. Rated 1 to 5; level 0 shows where 1 begins
 * (ARB-19).
 */
export const SkillsStep = ({ skills, ratings, onRate }: SkillsStepProps) =>
  skills.map((skill) => (
    <SkillQuestion
      key={skill.id}
      skill={skill}
      rating={ratings[skill.id]}
      onRate={(rating) => onRate(skill.id, rating)}
    />
  ));

interface SkillQuestionProps {
  skill: Skill;
  rating: number | undefined;
  onRate: (rating: number) => void;
}

function SkillQuestion({ skill: { id, name, category, anchors }, rating, onRate }: SkillQuestionProps) {
  const [none, ...levels] = anchors;
  return (
    <fieldset className={frame.question}>
      <legend>
        {name} <span className={css.detail}>{category}</span>
      </legend>
      <div className={css.levels}>
        {levels.map(({ level, description }) => (
          <ChoiceCard
            key={level}
            name={id}
            value={String(level)}
            title={
              <span className={css.level}>
                <b>{level}</b>
                <span>
                  {description}
                  {level === 1 && none && <span className={css.detail}>Also if: {none.description}</span>}
                </span>
              </span>
            }
            checked={rating === level}
            onChange={() => onRate(level)}
          />
        ))}
      </div>
    </fieldset>
  );
}
