import type { Document } from '#shared/documents/document.ts';

/** Every kind of block, and texts that documents have lost elsewhere: ligatures, other alphabets, markup. */
export const sampleDocument: Document = {
  title: 'Your career report: R&D <and> more',
  subtitle: 'Ana Łukasiewicz-Nguyễn Thị Bịch, October 2026',
  date: '2026-10-04T10:30:00.000Z',
  lang: 'en',
  blocks: [
    { kind: 'heading', level: 2, text: 'Where your answers point' },
    {
      kind: 'text',
      text: 'An office workflow in fintech; C++ and R&D at O’Neil’s; call 30 1-1 23. Ψυχολόγος, инженер, Nguyễn ị.',
    },
    {
      kind: 'contour',
      finding: 'Investigative and Artistic work interest you most.',
      max: 5,
      axes: [
        { label: 'Realistic', value: 2.1, text: '−0.4 from average' },
        { label: 'Investigative', value: 4.6, text: '+2.1 from average' },
        { label: 'Artistic', value: 4.1, text: '+1.6 from average' },
        { label: 'Social', value: 3, text: '+0.5 from average' },
        { label: 'Enterprising', value: 1.4, text: '−1.1 from average' },
        { label: 'Conventional', value: 1.2, text: '−1.3 from average' },
      ],
    },
    { kind: 'source', provenance: { kind: 'modelled', source: 'Your answers, engine 2.0.0', date: '2026-10-04' } },
    {
      kind: 'facts',
      rows: [
        { label: 'Overall match', value: '84%' },
        { label: 'Stability', value: 'About 7 of these 10 would stay if you answered again.' },
      ],
    },
    { kind: 'heading', level: 3, text: 'Pay, per year' },
    {
      kind: 'table',
      caption: 'Occupations and what they pay',
      columns: ['Occupation', 'Match', 'Median pay', 'Growth to 2034'],
      rows: [
        ['Registered nurse', '91%', '$93,600', '+4.9%'],
        ['Software developer who also does quite a lot of quality assurance', '88%', '$133,080', '+15.8%'],
      ],
      figures: [1, 2, 3],
    },
    {
      kind: 'source',
      provenance: { kind: 'observed', source: 'BLS OEWS', date: '2025-05', note: 'Median wage, whole United States.' },
    },
    {
      kind: 'bars',
      finding: 'Nursing asks most of what you already have.',
      rows: [
        { label: 'Active listening', value: 72, text: '72 of 100' },
        { label: 'Nothing of it', value: 0, text: '0 of 100' },
        { label: 'Service orientation and everything that goes with it', value: 100, text: '100 of 100' },
      ],
      max: 100,
    },
    {
      kind: 'list',
      items: [
        'First of the points',
        'Second, which is written so long that it has to be wrapped on any paper that people print on.',
      ],
    },
    { kind: 'list', ordered: true, items: ['Before', 'After'] },
    { kind: 'link', text: 'See the provider’s own page', url: 'https://example.org/a?b=1&c=2' },
    { kind: 'link', text: 'Not an address', url: 'javascript:alert(1)' },
  ],
};
