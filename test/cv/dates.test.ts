import { describe, expect, it } from 'vitest';
import { datesIn } from '#shared/cv/dates.ts';
import { isDuration } from '#shared/cv/durations.ts';

const first = (text: string) => {
  const [range] = datesIn(text);
  return range ? [range.start, range.current ? 'now' : range.end] : null;
};

describe('dates as CVs write them', () => {
  it.each([
    ['Jan 2019 – Present', '2019-01', 'now'],
    ['01/2019-03/2021', '2019-01', '2021-03'],
    ['2019/01 - 2020/05', '2019-01', '2020-05'],
    ['2019–21', '2019', '2021'],
    ['l999 - 2OO8', '1999', '2008'],
    ['2O15 – present', '2015', 'now'],
    ['seit 2020', '2020', 'now'],
    ['depuis mars 2019', '2019-03', 'now'],
    ['März 2018 – heute', '2018-03', 'now'],
    ['de enero de 2019 a marzo de 2020', '2019-01', '2020-03'],
    ['Jan – Mar 2019', '2019-01', '2019-03'],
    ['Lakeside Community Hospital2019 - Present', '2019', 'now'],
    ['Sept. 2019 - Aujourd’hui', '2019-09', 'now'],
    ['Jun ’18 – Jul ’19', '2018-06', '2019-07'],
    ['15.03.2019 - 31.12.2020', '2019-03', '2020-12'],
    ['stycznia 2018 – obecnie', '2018-01', 'now'],
    ['July 2015 to date', '2015-07', 'now'],
    ['янв. 2018 – по настоящее время', '2018-01', 'now'],
    ['2018年4月 - 至今', '2018-04', 'now'],
    ['maart 2017 - heden', '2017-03', 'now'],
    ['desde 2018 hasta la actualidad', '2018', 'now'],
    ['from March 2015 until April 2016', '2015-03', '2016-04'],
    ['03/19 – 04/21', '2019-03', '2021-04'],
    ['Summer 2018', '2018', null],
    ['7/11 – 1/16', '2011-07', '2016-01'],
    ['2/16 – present', '2016-02', 'now'],
    ['’16 - ’20', '2016', '2020'],
    ["'20 - present", '2020', 'now'],
    ['2014 2017', '2014', '2017'],
    ['10/2020 — dziś', '2020-10', 'now'],
  ])('%s', (text, start, end) => {
    expect(first(text)).toEqual([start, end]);
  });

  it.each([
    'increased sales by 2,019 units',
    '+44 7700 900123',
    'saved $2019',
    'ISO 9001:2015x',
    'room 12-14',
    '9/10 of them',
    "the '90s",
    'in 5/10 cases',
    "class of '09",
  ])('not a date: %s', (text) => {
    expect(first(text)).toBeNull();
  });

  it('a range that ends before it begins is not a range', () => {
    expect(datesIn('2020 – 2015').filter(({ isRange }) => isRange)).toEqual([]);
  });

  it.each(['5 лет 3 месяца', 'a month', '(1 year 2 months)', '8 Monate', '2 ans et 4 mois', '1 год', '3 roky'])(
    'for how long and nothing else: %s',
    (text) => expect(isDuration(text)).toBe(true),
  );

  it.each(['3 года в отделе', '2019', 'Years of bread', '12 months of rain in Hull'])(
    'more than for how long: %s',
    (text) => expect(isDuration(text)).toBe(false),
  );
});
