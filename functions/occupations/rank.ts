import { facts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { rankVectors } from '#shared/matching/vectors.ts';
import { occupationsRoutes } from '#shared/occupations/contract.ts';

export const handler = serve(occupationsRoutes.rank, async (request) => rankVectors(facts(), request));
