import type { Delivered } from '#shared/resume/saved-resume.ts';

/** Who wrote it (D-76). */
export const writers: Record<Delivered['provider'], string> = {
  composer: 'Written by the built-in writer from your own words.',
  bedrock: 'Written by an AI model from your own words; what you did not say was thrown away.',
};
