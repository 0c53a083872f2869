/** Written by web/tools/draw-home-figures.ts from the facts table and the engine: not by hand. */
export const figures = {
  occupations: 923,
  broad: 10000,
  openings: [
    {
      title: 'Fast Food and Counter Workers',
      openings: 904300,
      growth: 6.1,
      pay: 31200,
    },
    {
      title: 'Home Health Aides, Personal Care Aides',
      openings: 765800,
      growth: 17,
      pay: 35800,
    },
    {
      title: 'Retail Salespersons',
      openings: 555800,
      growth: -0.5,
      pay: 35410,
    },
    {
      title: 'Cashiers',
      openings: 542600,
      growth: -9.9,
      pay: 32880,
    },
    {
      title: 'Stockers and Order Fillers',
      openings: 472300,
      growth: 8.5,
      pay: 37330,
    },
  ],
  growth: [
    {
      title: 'Nurse Practitioners',
      openings: 29500,
      growth: 40.1,
      pay: 132300,
    },
    {
      title: 'Data Scientists',
      openings: 23400,
      growth: 33.5,
      pay: 120230,
    },
    {
      title: 'Information Security Analysts',
      openings: 16000,
      growth: 28.5,
      pay: 129180,
    },
    {
      title: 'Medical and Health Services Managers',
      openings: 62100,
      growth: 23.2,
      pay: 123860,
    },
    {
      title: 'Physical Therapist Assistants',
      openings: 19800,
      growth: 22,
      pay: 68380,
    },
  ],
  pay: [
    {
      title: 'Airline Pilots, Copilots, and Flight Engineers',
      openings: 11700,
      growth: 3.9,
      pay: 232140,
    },
    {
      title: 'Chief Executives',
      openings: 22200,
      growth: 4.3,
      pay: 213990,
    },
    {
      title: 'Computer and Information Systems Managers',
      openings: 55600,
      growth: 15.2,
      pay: 175140,
    },
    {
      title: 'Architectural and Engineering Managers',
      openings: 14500,
      growth: 3.8,
      pay: 171270,
    },
    {
      title: 'Marketing Managers',
      openings: 34300,
      growth: 6.6,
      pay: 166790,
    },
  ],
  climb: {
    jobs: 153361810,
    summit: 200000,
    line: 'M0 211l15 0 15 0 15-2 15-1 15-2 15 0 15 0 15 0 15-1 15 0 15 0 15-1 15 0 15-1 15 0 15-1 15 0 15-1 15-1 15-2 15-1 15-2 15-1 15 0 15 0 15-1 15 0 15-1 15-1 15 0 15-2 15 0 15-1 15-1 15-2 15-6 15-2 15-1 15-2 15-1 15-2 15-1 15 0 15-1 15-6 15 0 15-3 15-3 15-2 15-2 15-1 15-2 15-4 15-7 15-11 15 0 15-5 15-1 15-4 15 0 15-2 15-20 15-15 15-7 15-24 15-19',
    tenths: [35360, 36840, 41670, 45750, 50020, 61860, 72040, 83680, 105770],
    landmarks: [
      {
        title: 'Cashiers',
        pay: 32880,
        across: 5,
        up: 16,
      },
      {
        title: 'Electricians',
        pay: 63190,
        across: 63,
        up: 32,
      },
      {
        title: 'Registered Nurses',
        pay: 97550,
        across: 84,
        up: 49,
      },
      {
        title: 'Software Developers',
        pay: 135980,
        across: 96,
        up: 68,
      },
    ],
  },
  samples: {
    leadership: [
      {
        title: 'Operations manager',
        low: 72320,
        high: 167280,
        demand: 'High',
        openings: 308700,
        growth: 4.4,
        group: null,
        match: 68,
      },
      {
        title: 'Health services manager',
        low: 94700,
        high: 166100,
        demand: 'High',
        openings: 62100,
        growth: 23.2,
        group: null,
        match: 63,
      },
      {
        title: 'Training manager',
        low: 101850,
        high: 176870,
        demand: 'Medium',
        openings: 3800,
        growth: 5.8,
        group: null,
        match: 67,
      },
    ],
    technical: [
      {
        title: 'Software developer',
        low: 105210,
        high: 171980,
        demand: 'High',
        openings: 115200,
        growth: 15.8,
        group: null,
        match: 72,
      },
      {
        title: 'Electrical engineer',
        low: 92830,
        high: 152950,
        demand: 'Medium',
        openings: 11700,
        growth: 7.2,
        group: null,
        match: 70,
      },
      {
        title: 'Wind turbine technician',
        low: 58840,
        high: 78010,
        demand: 'Low',
        openings: 2300,
        growth: 49.9,
        group: null,
        match: 71,
      },
    ],
    data: [
      {
        title: 'Data scientist',
        low: 85660,
        high: 158880,
        demand: 'High',
        openings: 23400,
        growth: 33.5,
        group: 'of a wider group: 3 occupations share it',
        match: 66,
      },
      {
        title: 'Actuary',
        low: 97680,
        high: 170650,
        demand: 'Low',
        openings: 2400,
        growth: 21.8,
        group: null,
        match: 69,
      },
      {
        title: 'Operations research analyst',
        low: 68360,
        high: 125990,
        demand: 'Medium',
        openings: 9600,
        growth: 21.5,
        group: null,
        match: 67,
      },
    ],
  },
  moves: [
    {
      before: {
        title: 'Electrician',
        pay: 63190,
      },
      after: {
        title: 'Construction manager',
        pay: 114990,
      },
    },
    {
      before: {
        title: 'Customer service representative',
        pay: 44770,
      },
      after: {
        title: 'HR specialist',
        pay: 75940,
      },
    },
    {
      before: {
        title: 'Machinist',
        pay: 58750,
      },
      after: {
        title: 'Industrial machinery mechanic',
        pay: 64520,
      },
    },
  ],
  example: {
    score: 73.5,
    receipts: [
      {
        label: 'Where every occupation starts',
        points: 50,
      },
      {
        label: 'Your interests',
        points: 7.1,
      },
      {
        label: 'Your skills',
        points: 6.2,
      },
      {
        label: 'Values, personality, team',
        points: 3,
      },
      {
        label: 'The market',
        points: 0.9,
      },
      {
        label: 'How reachable it is',
        points: 6.3,
      },
    ],
    places: [
      {
        title: 'Data warehousing specialist',
        score: 74,
        tieGroup: 1,
      },
      {
        title: 'Systems analyst',
        score: 73,
        tieGroup: 1,
      },
      {
        title: 'IT manager',
        score: 72,
        tieGroup: 1,
      },
      {
        title: 'Accountant',
        score: 72,
        tieGroup: 1,
      },
      {
        title: 'Budget analyst',
        score: 71,
        tieGroup: 2,
      },
    ],
    stay: [5, 8],
  },
};
