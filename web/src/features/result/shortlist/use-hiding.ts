import { type RefObject, useEffect, useState } from 'react';
import type { Mark } from '#shared/occupations/marks-contract.ts';
import { slugOf } from '#shared/occupations/names.ts';
import { useMarkOccupation, useMarks } from '#web/parts/marks/use-marks.ts';
import type { RoleView } from '../role/role-view.ts';

export const markableOf = ({ code, title }: Pick<RoleView, 'code' | 'title'>) => ({
  code,
  name: title,
  slug: slugOf(title),
});

/** Hides and restores an occupation. The two buttons replace each other, so the focus moves from one to the other. */
export function useHiding(role: RoleView, place: RefObject<HTMLElement | null>) {
  const { hidden, markOf } = useMarks();
  const mark = useMarkOccupation();
  const [pressed, setPressed] = useState<{ code: string; before: Mark | null }>();
  const isHidden = hidden.has(role.code);
  const isPressed = pressed?.code === role.code;
  useEffect(() => {
    if (isPressed && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(isHidden ? 'button' : '[data-hides]')?.focus();
  }, [isPressed, isHidden, place]);
  return {
    isHidden,
    hide: () => {
      setPressed({ code: role.code, before: markOf(role.code) });
      mark(markableOf(role), 'hidden');
    },
    /** restores an earlier "saved" mark */
    undo: () => {
      if (!isPressed) setPressed({ code: role.code, before: null });
      mark(markableOf(role), isPressed ? pressed.before : null);
    },
  };
}
