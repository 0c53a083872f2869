import { Amount } from '#web/ui/figures/Amount.tsx';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stat } from '#web/ui/figures/Stat.tsx';
import { StatRow } from '#web/ui/figures/StatRow.tsx';
import { Panel } from '#web/ui/layout/Panel.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './FigureSpecimens.module.css';
import { Specimen, State } from './Specimen.tsx';

const pay = [
  { title: 'Software developers', median: '$133,080', openings: '129,200', growth: '+15.8 %' },
  { title: 'Registered nurses', median: '$93,600', openings: '189,100', growth: '+4.9 %' },
  {
    title: 'First-line supervisors of construction trades and extraction workers',
    median: '$78,690',
    openings: '74,400',
    growth: '+5.3 %',
  },
];
const columns = [
  { header: 'Occupation', rowHeader: true, cell: (row: (typeof pay)[number]) => row.title },
  { header: 'Median pay a year', align: 'end' as const, cell: (row: (typeof pay)[number]) => row.median },
  { header: 'Openings a year', align: 'end' as const, cell: (row: (typeof pay)[number]) => row.openings },
  { header: 'Growth', align: 'end' as const, cell: (row: (typeof pay)[number]) => row.growth },
];

/** Figures and their sources. All of them are made up. */
export const FigureSpecimens = () => (
  <>
    <Specimen of="Stat" use="One figure that deserves the room, with its unit and its source.">
      <State name="with a source">
        <Stat
          label="Median pay, software developers"
          value="$133,080 a year"
          note={<Source kind="example" text="made up for this page" />}
        />
      </State>
      <State name="with a note">
        <Stat label="Questions" value="12-18 minutes" note="for all three stages" />
      </State>
      <State name="alone">
        <Stat label="Occupations" value="798" />
      </State>
    </Specimen>
    <Specimen of="StatRow" use="Four figures that are read together; the screen says how wide each is.">
      <State name="in a Panel">
        <Panel>
          <StatRow className={css.four}>
            {['Fit', 'Opportunity', 'Feasibility', 'Confidence'].map((label) => (
              <li key={label}>
                <Stat label={label} value="74%" />
              </li>
            ))}
          </StatRow>
        </Panel>
      </State>
    </Specimen>
    <Specimen of="Panel" use="The frame of an instrument, round what is read together: see the four figures above." />
    <Specimen of="Amount" use="A figure within a line or a card: a price, a count. One that stands alone is a Stat.">
      <State name="normal">
        <Amount>3/5 used</Amount>
      </State>
      <State name="large">
        <Amount size="large">€13.93</Amount> <small>per month</small>
      </State>
    </Specimen>
    <Specimen of="FigureRows" use="Names with one figure each, too few for a table. What is missing says so.">
      <State name="with a missing figure">
        <FigureRows
          rows={[
            ...pay.map(({ title, growth }) => ({ name: title, figure: growth })),
            { name: 'Actors', figure: null },
          ]}
        />
      </State>
      <State name="ranked">
        <FigureRows ranked rows={pay.map(({ title, median }) => ({ name: title, figure: median }))} />
      </State>
    </Specimen>
    <Specimen of="Source" use="Stands with every figure: which kind it is, who publishes it, and of when.">
      <State name="observed">
        <Source kind="observed" text="BLS OEWS, May 2025" />
      </State>
      <State name="modelled">
        <Source kind="modelled" text="BLS Employment Projections 2024-34" />
      </State>
      <State name="estimate">
        <Source kind="estimate" text="from the mean of the ISCO group, ILO 2024" />
      </State>
      <State name="snapshot">
        <Source kind="snapshot" text="Indeed Hiring Lab, 31 August 2026" />
      </State>
      <State name="benchmark">
        <Source kind="benchmark" text="a fixed figure, illustrative" />
      </State>
      <State name="example">
        <Source kind="example" text="illustrative, not a real person" />
      </State>
    </Specimen>
    <Specimen
      of="NotAvailable"
      use="A figure that nobody publishes, or that could not be had: said to be so, never filled in."
    >
      <State name="default">
        <NotAvailable />
      </State>
      <State name="in other words">
        <NotAvailable>pay not available</NotAvailable>
      </State>
    </Specimen>
    <Specimen of="Meter" use="A score, or how much of something is used up. The number always stands beside it.">
      <State name="score">
        <Meter label="Fit" hint="how well the work suits your interests" value={82} />
      </State>
      <State name="not available">
        <Meter label="Feasibility" value={null} />
      </State>
      <State name="bands of use (D-10)">
        <Stack gap={3}>
          <Meter label="Smart matches" value={20} tone="good" />
          <Meter label="Resume builds" value={60} tone="half" />
          <Meter label="Industry reports" value={85} tone="low" />
          <Meter label="Assessments" value={100} tone="gone" />
        </Stack>
      </State>
    </Specimen>
    <Specimen
      of="DataTable"
      use="Figures to be read along and down: hairlines, numbers at the right, a sideways scroll of its own where there is no room."
    >
      <State name="default, with a long name">
        <DataTable caption="Pay and openings (made up)" columns={columns} rows={pay} rowKey={(row) => row.title} />
      </State>
      <State name="empty">
        <DataTable
          caption="Saved occupations"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.title}
          empty="None saved yet."
        />
      </State>
    </Specimen>
    <Specimen
      of="ChartFigure"
      use="Every chart: a drawing for who looks, a sentence for who listens, a table for who wants the figures."
    >
      <State name="default">
        <ChartFigure
          title="Openings a year (made up)"
          alt="from 120 to 180 in three years, with your own entry marked."
          table={{
            columns: ['Year', 'Openings'],
            rows: [
              ['2024', '120'],
              ['2025', '150'],
              ['2026', '180'],
            ],
          }}
        >
          <svg viewBox="0 0 320 90" className={css.chart} aria-hidden="true">
            <path className={css.area} d="M10 70 160 45 310 20V80H10Z" />
            <path className={css.line} d="M10 70 160 45 310 20" />
            <rect className={css.mark} x="156" y="39" width="8" height="12" rx="1" />
          </svg>
        </ChartFigure>
      </State>
      <State name="saying what is to be seen, and what it measures">
        <ChartFigure
          title="Openings grew by half in two years"
          measure="Openings a year, made up"
          alt="from 120 in 2024 to 180 in 2026."
          caption={<Source kind="example" text="made up for this page" />}
          table={{
            columns: ['Year', 'Openings'],
            rows: [
              ['2024', '120'],
              ['2026', '180'],
            ],
          }}
        >
          <svg viewBox="0 0 320 90" className={css.chart} aria-hidden="true">
            <path className={css.line} d="M10 70 310 20" />
          </svg>
        </ChartFigure>
      </State>
    </Specimen>
    <Specimen of="Legend" use="What the marks of a chart mean, as they are drawn; the yellow one is the person's own.">
      <State name="under a chart">
        <Legend
          entries={[
            { mark: <i className={css.key} />, text: 'You, against other people' },
            { mark: <i className={css.rule} />, text: 'Registered nurses, against other occupations' },
            { text: '= 79.6 of 100' },
          ]}
        />
      </State>
    </Specimen>
  </>
);
