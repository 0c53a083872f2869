import type { CSSProperties } from 'react';
import type { Gap } from '#shared/assessment/result-shape.ts';
import { levelsMeaning } from '#shared/assessment/skill-levels.ts';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { GapSource } from './GapSource.tsx';
import css from './SkillGaps.module.css';

/** Required skills the person lacks, and those they bring. Levels are 0-100 (shared/matching/explain/gaps.ts). */
export function SkillGaps({ gaps, transferable }: { gaps: readonly Gap[]; transferable: readonly Gap[] }) {
  return (
    <Stack gap={5}>
      <SkillRows
        title="To learn"
        skills={gaps}
        none="None: your own ratings come up to what it asks, or within half a step, in every skill we asked you about."
      />
      <SkillRows
        title="You bring along"
        skills={transferable}
        none="None: of the skills we asked about, none that you have is important in it."
      />
      <Legend
        entries={[
          { mark: <i className={css.you} />, text: 'your level' },
          { mark: <i className={css.needed} />, text: 'what the work asks' },
        ]}
      />
      <Stack gap={1}>
        <p>
          <small>{levelsMeaning([...gaps, ...transferable])} Half a step of the scale, 12.5, is no gap.</small>
        </p>
        <GapSource />
      </Stack>
    </Stack>
  );
}

function SkillRows({ title, skills, none }: { title: string; skills: readonly Gap[]; none: string }) {
  return (
    <div>
      <h5>{title}</h5>
      {skills.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={css.skills}>
          {skills.map((skill) => (
            <li key={skill.element}>
              <span>{skill.name}</span>
              <span className={css.levels}>
                {skill.yours === null ? 'not rated' : `you ${Math.round(skill.yours)}`}, asks {Math.round(skill.needed)}
              </span>
              <span className={css.track} aria-hidden="true">
                <i className={css.needed} style={{ '--at': `${skill.needed}%` } as CSSProperties} />
                {skill.yours !== null && (
                  <i className={css.you} style={{ '--at': `${skill.yours}%` } as CSSProperties} />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
