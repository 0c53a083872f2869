import { markOccupation } from '#functions/data/occupation-mark/marks.ts';
import { serve } from '#functions/serve/serve.ts';
import { markRoutes } from '#shared/occupations/marks-contract.ts';

export const handler = serve(markRoutes.markOccupation, async ({ code, mark }, ctx) => ({
  marked: await markOccupation(ctx, code, mark),
}));
