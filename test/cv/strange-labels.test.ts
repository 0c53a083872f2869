import { describe, expect, it } from 'vitest';
import { drawn, head, jobs, ofText } from './read-text.ts';

describe('less usual labels and forms', () => {
  it('a title may be in a sentence, or after its label', async () => {
    const text = `${head}WORK EXPERIENCE\n\nPresently working as Quality Engineer in Kaveri Castings Ltd from June 2019 to till date\n\nCooperativa Sicampo    jan/2015 – fev/2019\nCargo: Assistente Financeiro\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Quality Engineer', 'Kaveri Castings Ltd', '2019-06', undefined],
      ['Assistente Financeiro', 'Cooperativa Sicampo', '2015-01', '2019-02'],
    ]);
  });

  it.each([
    ['Greek', 'Επαγγελματική πείρα', 'Ημερομηνίες', 'Επάγγελμα ή θέση', 'Όνομα εργοδότη'],
    ['Czech', 'Pracovní zkušenosti', 'Období', 'Funkce nebo pracovní zařazení', 'Jméno a adresa zaměstnavatele'],
  ])('the fields of an old Europass form are known in %s', async (_, heading, dates, title, employer) => {
    const job = (when: string, what: string, whom: string) =>
      `${dates}: ${when}\n${title}: ${what}\n${employer}: ${whom}\n\n`;
    const text = `${head}${heading.toUpperCase()}\n${job('03/2017 – 05/2020', 'Vondela', 'Quillmar')}${job('09/2012 – 02/2017', 'Tresk', 'Ombeldine')}`;
    expect(jobs(await ofText(text))).toEqual([
      ['Vondela', 'Quillmar', '2017-03', '2020-05'],
      ['Tresk', 'Ombeldine', '2012-09', '2017-02'],
    ]);
  });

  it('the fields of a form are recognized whatever their wording', async () => {
    const { education } = await drawn([
      [50, 50, 'Ada Brook', 18],
      [50, 80, 'ada@mailbox.test'],
      [50, 110, 'Educación y formación', 12, 'Helvetica-Bold'],
      [50, 130, 'Fechas'],
      [250, 130, '2010 - 2012'],
      [50, 145, 'Nombre y tipo del centro de estudios'],
      [250, 145, 'Elorrieta-Erreka Mari'],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(['Elorrieta-Erreka Mari']);
  });

  it('a lowercase label below an employer names the title', async () => {
    const entries =
      '05.2015 – nadal    Stocznia Zachodnia S.A., Gdańsk\n                   stanowisko: spawacz MAG/TIG\n                   - spawanie konstrukcji\n2011 – 2015        Hydro-Serwis Sp. z o.o., Tczew\n                   stanowisko: ślusarz – monter\n';
    expect(jobs(await ofText(`${head}Doświadczenie zawodowe:\n${entries}`))).toEqual([
      ['spawacz MAG/TIG', 'Stocznia Zachodnia S.A.', '2015-05', undefined],
      ['ślusarz – monter', 'Hydro-Serwis Sp. z o.o.', '2011', '2015'],
    ]);
  });
});
