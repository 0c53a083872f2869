import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { nameOf } from '#shared/occupations/names.ts';

/** A result with its occupations called as the screens call them: by our plain names. */
export function inOurNames(result: ResultBody): ResultBody {
  const named = (roles: ResultBody['roles']) =>
    roles.map((role) => ({ ...role, title: nameOf(role.code, role.title) }));
  return { ...result, roles: named(result.roles), outside: named(result.outside) };
}
