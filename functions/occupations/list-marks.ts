import { loadMarks } from '#functions/data/occupation-mark/marks.ts';
import { serve } from '#functions/serve/serve.ts';
import { markRoutes } from '#shared/occupations/marks-contract.ts';

export const handler = serve(markRoutes.listMarks, async (_input, ctx) => ({ occupations: await loadMarks(ctx) }));
