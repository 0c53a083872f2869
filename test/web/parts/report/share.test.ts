import { expect, it } from 'vitest';
import { setShared } from '#web/parts/report/share.ts';
import { toastsOnShow } from '#web/ui/toasts/toast.ts';

it('sharing without the id of a result is refused in so many words (RPT-08)', async () => {
  expect(await setShared('', true)).toBe(false);
  expect(toastsOnShow().map(({ title, tone }) => [title, tone])).toEqual([
    ['No result ID available for sharing', 'bad'],
  ]);
});
