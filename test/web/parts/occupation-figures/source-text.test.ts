import { describe, expect, it } from 'vitest';
import { sourceNote } from '#shared/occupations/figures.ts';
import { sourceText } from '#web/parts/occupation-figures/source-text.ts';

describe('where a figure comes from', () => {
  it('is said with publisher, release and month, each once', () => {
    expect(sourceText(sourceNote('oews'))).toBe('U.S. Bureau of Labor Statistics, OEWS May 2025');
    expect(sourceText(sourceNote('projections'))).toBe(
      'U.S. Bureau of Labor Statistics, Employment Projections 2024–34, Aug 2025',
    );
    expect(sourceText(sourceNote('onet'))).toBe('O*NET 30.1, Dec 2025');
    expect(sourceText(sourceNote('exposure'))).toBe('Eloundou et al. 2024');
    expect(sourceText(sourceNote('telework'))).toBe('Dingel and Neiman 2020');
  });
});
