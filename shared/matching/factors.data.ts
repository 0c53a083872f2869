/**
 * Maps O*NET's 21 work styles to the five personality factors: each factor is the mean of its standardized styles,
 * standardized again. Styles that fit several factors (initiative, integrity) are left out.
 */
import type { Trait } from '#shared/assessment/item-bank.ts';
import type { workStyles } from '#shared/occupations/facts.ts';

type WorkStyle = (typeof workStyles)[number];

/** Neuroticism is the absence of its three styles. */
export const factorStyles: Record<Trait, { sign: 1 | -1; styles: WorkStyle[] }> = {
  extraversion: { sign: 1, styles: ['social_orientation', 'leadership_orientation', 'self_confidence'] },
  conscientiousness: {
    sign: 1,
    styles: ['dependability', 'attention_to_detail', 'achievement_orientation', 'perseverance', 'cautiousness'],
  },
  openness: { sign: 1, styles: ['innovation', 'intellectual_curiosity', 'tolerance_for_ambiguity', 'adaptability'] },
  agreeableness: { sign: 1, styles: ['cooperation', 'empathy', 'humility', 'sincerity'] },
  neuroticism: { sign: -1, styles: ['self_control', 'stress_tolerance', 'optimism'] },
};

/** The ten styles whose levels the rank probe accepts (SYS-07), two per factor, in factor order. */
export const probeStyles: WorkStyle[] = [
  'social_orientation',
  'leadership_orientation',
  'dependability',
  'attention_to_detail',
  'innovation',
  'intellectual_curiosity',
  'cooperation',
  'empathy',
  'self_control',
  'stress_tolerance',
];
