/** The analysis in its delivered form: the computed figures, and the sentences based on them. */

import type { Provider } from '#shared/ai/providers.ts';
import type { Figures } from '#shared/analysis/sentence.ts';
import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { educationLevels, type Facts } from '#shared/occupations/facts.ts';
import type { WrittenCvAnalysis } from './compose.ts';
import type { Computed } from './computed.ts';
import { monthText } from './periods.ts';

const MAX_GAPS = 8;
const MAX_TITLE = 120;

export function toCvAnalysis(
  computed: Computed,
  written: WrittenCvAnalysis,
  { figures, facts, provider }: { figures: Figures; facts: Facts; provider: Provider },
): CvAnalysis {
  const used = new Set<string>();
  const textsOf = (part: keyof WrittenCvAnalysis): string[] => {
    for (const { rests_on } of written[part]) for (const id of rests_on) used.add(id);
    return written[part].map(({ text }) => text);
  };
  const { evidence, measure, basis, months, fields, gaps, next } = computed;
  const { present } = evidence;
  const analysis = {
    provider,
    professional_summary: textsOf('professional_summary').join(' '),
    market_positioning: {
      competitiveness: measure?.competitiveness ?? null,
      unique_value_proposition: textsOf('unique_value_proposition').join(' '),
      measured_against:
        measure && basis ? { code: facts.codes[measure.index]!, title: facts.titles[measure.index]!, basis } : null,
      parts: [...(measure?.parts ?? [])],
      which:
        present && present.occupation === null
          ? {
              title: present.title.slice(0, MAX_TITLE),
              nearest: present.nearest.map((index) => ({ code: facts.codes[index]!, title: facts.titles[index]! })),
            }
          : null,
    },
    strengths: textsOf('strengths'),
    experience_analysis: {
      total_years: Math.round(months / 1.2) / 10,
      industries: fields.map(({ name }) => name),
      progression: textsOf('progression').join(' '),
      gaps: gaps.map(({ from, to }) => ({ from: monthText(from), to: monthText(to), months: to - from })),
    },
    career_recommendations: {
      next_roles: next.map(({ index }) => facts.titles[index]!),
      development_priorities: textsOf('development_priorities'),
      skill_gaps: (measure?.unnamed ?? []).slice(0, MAX_GAPS),
      roles: next.map(({ index, levels }) => {
        const pay = facts.wageP50[index]!;
        return {
          code: facts.codes[index]!,
          title: facts.titles[index]!,
          median_pay: Number.isNaN(pay) ? null : pay,
          note:
            levels === 0
              ? 'your education is usual for it'
              : `usually asks for: ${educationLevels[facts.education[index]!]!}`,
        };
      }),
    },
    source: facts.release,
  };
  return { ...analysis, figures: [...used].map((id) => figures.get(id)!) };
}
