import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';
import { aim } from './aim/aim.ts';
import { emphasis } from './aim/emphasis.ts';
import { resumeDraft } from './data.ts';

export const aimRoutes = {
  aimResume: route({
    method: 'POST',
    path: '/resume-aim',
    access: 'user',
    freeText: true,
    maxBodyBytes: 1_000_000,
    summary: 'What an occupation or a vacancy asks for, and where the resume says it; nothing is kept or counted.',
    input: z.object({ resumeData: resumeDraft, aim }),
    output: emphasis,
    timeoutMs: 15_000,
  }),
};
