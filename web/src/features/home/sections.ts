/** The nine sections of the landing page in order (LND-02): the id is the anchor, the label the text of links to it. */
export const landingSections = [
  { id: 'hero', label: 'Start' },
  { id: 'market-intelligence', label: 'Market' },
  { id: 'features', label: 'Features' },
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'testimonials', label: 'Voices' },
  { id: 'transformations', label: 'Before and after' },
  { id: 'interactive-preview', label: 'Preview' },
  { id: 'assessment-process', label: 'Process' },
  { id: 'pricing', label: 'Pricing' },
] as const;

export type LandingSectionId = (typeof landingSections)[number]['id'];
