import { describe, expect, it } from 'vitest';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { idOf } from '#shared/vacancies/reading/requirements.ts';
import { facts, words } from './read.ts';

const asksOf = (sentence: string) => {
  const read = readVacancy(`We are hiring a cook, full-time.\n${sentence}`, words, facts);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.requirements.map(idOf).filter((id) => !id.startsWith('skill:'));
};

describe('one sentence', () => {
  it.each([
    ['No degree required.', ['education:none!']],
    ['A degree is not required but preferred.', ['education:bachelor?']],
    ["Bachelor's degree preferred, master's a plus.", ['education:bachelor?', 'education:master?']],
    ["Bachelor's degree or equivalent experience required.", ['education:bachelor|experience']],
    ['Python or R.', ['tool:Python|R']],
    ['Python and R.', ['tool:Python', 'tool:R']],
    ['Python, Tableau, or Looker.', ['tool:Python|Tableau|Looker']],
    ['Ideally you know Salesforce.', ['tool:Salesforce software?']],
    ['We do not require a CPA.', ['licence:cpa!']],
    ['Not only Figma but also Git is needed.', ['tool:Figma', 'tool:Git']],
    ['No visa sponsorship.', ['condition:work_authorisation']],
    ['Visa sponsorship is available.', []],
    ['We have been in business for 30 years.', []],
    ['No less than 4 years of experience.', ['years:4']],
    ['You will not need your own vehicle.', ['condition:own_vehicle!']],
    ['BSN preferred, ADN accepted with enrollment in BSN program.', ['education:bachelor?', 'education:associate']],
    ['MSN required, DNP preferred.', ['education:master', 'education:doctoral?']],
    ['BS or MS in statistics.', ['education:bachelor']],
    ['A GED, a CDL and a BA.', ['education:high_school', 'licence:cdl', 'education:bachelor']],
    ['We are in Boston, MA or Jackson, MS.', ['place:MA|MS']],
    ['Ms. Smith uses MS Excel daily.', ['tool:Microsoft Excel']],
    ['WORK AS A TEAM IN A MS OFFICE SETTING.', ['tool:Microsoft Office software']],
    ['Graduates with a JD will not be considered.', []],
    ['No experience or English needed.', ['years:none!']],
    ['Food handler card, GED or high school diploma.', ['licence:food_handler', 'education:high_school']],
    ['About us: we make maps. No recruiters. You need strong Go or Rust.', ['tool:Go|Rust']],
    ['References and infant CPR a must, driving not needed.', ['condition:references', 'licence:first_aid']],
    ['You write clear English; German is a plus.', ['language:english', 'language:german?']],
    ['Good command of English; German is not necessary.', ['language:english', 'language:german!']],
    ['Spanish preferred.', ['language:spanish?']],
    ['Good Spanish skills and business-level Japanese.', ['language:spanish', 'language:japanese']],
    ['You love good Italian food and clear Japanese broth.', []],
    ['You apply a good Polish wax and have a good Spanish accent.', []],
    ['You apply a good polish to every car.', []],
    ['Pay is $18 - $22 an hour; 18 months of experience.', ['years:1.5']],
    ['You must be 18.', ['condition:age']],
    ['Minimum age: 18.', ['condition:age']],
    ['Age 21 or older.', ['condition:age']],
    ['Must be age 18+.', ['condition:age']],
    ['We must be 18 minutes from the airport.', []],
    ['Experience must be at least 18 months.', ['years:1.5']],
    ['You teach students age 16 to 18.', []],
    ['AWS CERT FOR WELDERS A PLUS.', []],
    ['Technical Assistant (f/m/d), full-time.', []],
    ['PhD/MS in chemistry required.', ['education:master']],
    ['AD/BS in nursing required.', ['education:bachelor']],
    ['EdD/MA required.', ['education:master']],
    ['Strong Go or Rust.', ['tool:Go|Rust']],
    ['In lieu of a degree, 6 years of experience.', ['years:6']],
  ])('%s', (sentence, asks) => {
    expect(asksOf(sentence)).toEqual(asks);
  });
});
