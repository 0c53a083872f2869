import type { StepHeading } from './StepFrame.tsx';

/** Headings of steps worded the same in every variant. */
export const commonHeadings = {
  interests: {
    eyebrow: 'Interests, part 1 of 3',
    title: 'How would you like doing this?',
    text: 'Think of the activity itself: not whether you can do it, and not what it pays.',
  },
  personality: {
    eyebrow: 'Personality, part 3 of 3',
    title: 'How well does this describe you?',
    text: 'As you usually are, not as you would like to be.',
  },
  constraints: {
    eyebrow: 'Constraints, part 3 of 3',
    title: 'What does a change have to fit into?',
    text: 'This decides which matches we show first. It never changes how well work fits you.',
  },
} satisfies Record<string, StepHeading>;
