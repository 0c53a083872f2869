/**
 * The stories and statistics of the landing page (LND-34, LND-35, LND-40): the one file an owner edits. The persons,
 * companies and statistics are made up, and every place that shows them says so until there is proof (D-60).
 */

/** The label of everything from this file that is not a published figure. */
export const illustrative = 'Illustrative examples';

export const statistics = [
  { value: '240%', label: 'Average salary increase' },
  { value: '18 months', label: 'Time to a new role' },
  { value: '10K+', label: 'Career transitions' },
  { value: '4.9/5', label: 'Average rating' },
] as const;

export interface Testimonial {
  name: string;
  role: string;
  company: string;
  /** the initials in the monogram shown instead of a photo */
  image: string;
  content: string;
  /** of 5 */
  rating: number;
  /** percent */
  salaryIncrease: number;
  timeToSuccess: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Mara Lindqvist',
    role: 'Operations manager',
    company: 'a regional parcel carrier',
    image: 'ML',
    content:
      'I expected to be told who I am. Instead I got a list of ten, three of them marked as too close to tell apart, and the answers each one rested on. That was something I could argue with, so I did.',
    rating: 5,
    salaryIncrease: 34,
    timeToSuccess: '11 months',
  },
  {
    name: 'Teo Okafor',
    role: 'Information security analyst',
    company: 'a hospital group',
    image: 'TO',
    content:
      'The plan fit into six hours a week because I had said six hours. When I moved it to ten, the list changed in front of me, and I saw what those four hours were worth.',
    rating: 5,
    salaryIncrease: 52,
    timeToSuccess: '16 months',
  },
  {
    name: 'Ines Carvalho',
    role: 'Construction manager',
    company: 'a builder of timber houses',
    image: 'IC',
    content:
      'I asked why not nursing, and it told me: the pay was right, the preparation was three years too long. Nobody had ever put it to me in numbers.',
    rating: 4,
    salaryIncrease: 41,
    timeToSuccess: '14 months',
  },
];

export interface Move {
  /** what the example is about */
  text: string;
  /** O*NET-SOC codes; the sample figures are the median pay of the two occupations */
  before: string;
  after: string;
  timeToSuccess: string;
}

export const moves: readonly Move[] = [
  {
    text: 'Ten years on construction sites, then evening classes in estimating and contracts. The trade was the qualification.',
    before: '47-2111.00',
    after: '11-9021.00',
    timeToSuccess: '22 months',
  },
  {
    text: 'Listening all day, for a company that was replacing the phones. The same skill, on the inside.',
    before: '43-4051.00',
    after: '13-1071.00',
    timeToSuccess: '13 months',
  },
  {
    text: 'A small step in pay and a large one in outlook: the same machines, from the side that is growing.',
    before: '51-4041.00',
    after: '49-9041.00',
    timeToSuccess: '7 months',
  },
];
