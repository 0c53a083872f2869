import { Button } from '#web/ui/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { type Path, valueAt } from '../draft/paths.ts';
import css from './Builder.module.css';
import { CvField } from './CvField.tsx';
import { useCv } from './cv-context.ts';

interface PointListProps {
  path: Path;
  legend: string;
  /** "Achievement": numbered for each line */
  each: string;
  hint?: string;
  /** short items are laid out side by side, long ones stacked */
  short?: boolean;
}

/** A list of single lines. A line can be removed while there is more than one (CVT-07). */
export function PointList({ path, legend, each, hint, short = false }: PointListProps) {
  const { draft, act } = useCv();
  const points = valueAt(draft, path) as string[];
  return (
    <fieldset className={css.points}>
      <legend>{legend}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={short ? css.short : css.long}>
        {points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place; what stands in it is the value of its field
          <div key={at} className={css.point}>
            <CvField path={[...path, at]} label={`${each} ${at + 1}`} />
            {points.length > 1 && (
              <Button
                variant="quiet"
                aria-label={`Remove ${each.toLowerCase()} ${at + 1}${point ? `: ${point}` : ''}`}
                onClick={() => act({ kind: 'removePoint', path, at })}
              >
                Remove
              </Button>
            )}
          </div>
        ))}
      </div>
      <Stack gap={1} className={css.add}>
        <Button variant="quiet" onClick={() => act({ kind: 'addPoint', path })}>
          Add {each.toLowerCase()}
        </Button>
      </Stack>
    </fieldset>
  );
}
