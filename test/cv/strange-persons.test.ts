import { describe, expect, it } from 'vitest';
import { drawn, head, jobs, ofText } from './read-text.ts';

describe('less usual names and addresses', () => {
  it('a number before years is not a telephone number, and an acronym loses its full stop', async () => {
    const { basics, work } = await ofText(
      `${head}EXPERIENCE\n\nTruck Driver, Teamsters Local 29 2019 - 2021\n\nSoftware Engineer, IBM. 2012 - 2016\n`,
    );
    expect(basics.phone).toBeUndefined();
    expect(work.map(({ position, name, startDate }) => [position?.value, name?.value, startDate?.value])).toEqual([
      ['Truck Driver', 'Teamsters Local 29', '2019'],
      ['Software Engineer', 'IBM', '2012'],
    ]);
  });

  it.each([
    [
      'a line with everything',
      'ada@mailbox.test | +1 512 555 0143 | Austin, TX | linkedin.com/in/ada | https://ada.test',
    ],
    ['gaps', 'ada@mailbox.test   +1 512 555 0143   Austin, TX\nLinkedIn: linkedin.com/in/ada  Web: https://ada.test'],
    [
      'labels',
      'Location: Austin, TX • Phone: +1 512 555 0143\nada@mailbox.test\nlinkedin.com/in/ada | https://ada.test',
    ],
  ])('the place of residence and every web address beside the number are read: %s', async (_, contact) => {
    const { basics, notPlaced } = await ofText(`Ada Brook\n${contact}\n\nEXPERIENCE\n`);
    expect([basics.location?.value, basics.links.map(({ value }) => value)]).toEqual([
      'Austin, TX',
      ['linkedin.com/in/ada', 'https://ada.test'],
    ]);
    expect(notPlaced).toEqual([]);
  });

  it('a person with the name of a town does not live there', async () => {
    const { basics } = await ofText('Sofia Berlin | sofia.berlin@mailbox.test | +1 512 555 0143\n\nEXPERIENCE\n');
    expect(basics.location).toBeUndefined();
  });

  it.each([
    ['Eada@mailbox.test', 'ada@mailbox.test'],
    ['Emailada.brook@mailbox.test', 'ada.brook@mailbox.test'],
    ['07700900123ada@mailbox.test', 'ada@mailbox.test'],
    ['ada@mailbox.comTel', 'ada@mailbox.com'],
    ['ada@mailbox.comwww.brook.com', 'ada@mailbox.com'],
    ['abrook@mailbox.test', 'abrook@mailbox.test'],
    ['emma.ada@mailbox.test', 'emma.ada@mailbox.test'],
  ])('an address that runs into its neighbor: %s', async (written, email) => {
    const read = await ofText(`Ada Brook\n${written}\n\nEXPERIENCE\nLine Cook, The Inn, 2015 – 2018\n`);
    expect(read.basics.email?.value).toBe(email);
  });

  it('a hyphenated address, or one broken by a narrow column, is read completely', async () => {
    const broken = await drawn([
      [220, 50, 'Constance Whyte', 22],
      ...['constance.feather', 'haugh-', 'whyte@mailbox.test', '(802) 555-0147'].map(
        (text, n): [number, number, string] => [50, 90 + 12 * n, text],
      ),
      [220, 90, 'A fundraiser with twenty years of appeals, grants and boards.'],
    ]);
    expect(broken.basics.email?.value).toBe('constance.featherhaugh-whyte@mailbox.test');
    expect((await ofText('Ada Brook-Lang\nada.brook-lang@mail-box.test\n')).basics.email?.value).toBe(
      'ada.brook-lang@mail-box.test',
    );
  });

  it('a name has no rank, and is in its spoken order', async () => {
    expect((await ofText('MASTER SERGEANT (RET.) CURTIS BOUDREAUX\ncb@mailbox.test\n')).basics.name?.value).toBe(
      'CURTIS BOUDREAUX',
    );
    expect((await ofText('Tavares, Inês Quintela\nines.tavares@mailbox.test\n')).basics.name?.value).toBe(
      'Inês Quintela Tavares',
    );
  });

  it('a form may have the surname before the first name', async () => {
    const text = 'CURRICULUM VITAE\n\nCognome: Brook\nNome: Ada Maria\nE-mail: ada@mailbox.test\n';
    expect((await ofText(text)).basics.name?.value).toBe('Ada Maria Brook');
  });

  it('years before a number of years are not a telephone number', async () => {
    const text = `${head}EXPERIENCE\n\nHennepin County\nHR Coordinator\n2013 - 2015 (2 years)\n`;
    const read = await ofText(text);
    expect(read.basics.phone).toBeUndefined();
    expect(jobs(read)).toEqual([['HR Coordinator', 'Hennepin County', '2013', '2015']]);
  });

  it.each([
    ['BROOK Ada (Addie)', 'BROOK Ada'],
    ['Ada (Addie) Brook-Lund', 'Ada Brook-Lund'],
    ['Dra. Ada Brook Olavarría', 'Ada Brook Olavarría'],
  ])('a nickname in brackets and a title are not part of the name: %s', async (written, name) => {
    const { basics } = await ofText(`${written}\nada@mailbox.test\n\nEXPERIENCE\n`);
    expect(basics.name?.value).toBe(name);
  });

  it.each([
    ['Vorname: Uwe\nName: Brinkmann', 'Uwe Brinkmann'],
    ['Επώνυμο: Καραγιάννη\nΌνομα: Δήμητρα\nΌνομα πατρός: Σταύρος', 'Δήμητρα Καραγιάννη'],
    ['Dipl.-Ing. (FH) Uwe Brinkmann', 'Uwe Brinkmann'],
    ['inż. Krzysztof Dudzik', 'Krzysztof Dudzik'],
    ['ZUBIZARRETA OCHOA, Iker', 'Iker ZUBIZARRETA OCHOA'],
    ['Βιογραφικό Σημείωμα\nΔήμητρα Καραγιάννη', 'Δήμητρα Καραγιάννη'],
  ])('a name in a form, after a title or inverted: %s', async (written, name) => {
    expect((await ofText(`${written}\nada@mailbox.test\n\nEXPERIENCE\n`)).basics.name?.value).toBe(name);
  });

  it('a name may be in two fields of one row', async () => {
    const read = await drawn([
      [150, 40, 'CURRICULUM VITAE', 14, 'Helvetica-Bold'],
      [40, 70, 'Surname: BROOK'],
      [200, 70, 'First name: ADA'],
      [360, 70, 'Rank: SECOND OFFICER'],
      [40, 84, 'E-mail: ada@mailbox.test'],
      [40, 110, 'SEA SERVICE', 12, 'Helvetica-Bold'],
      [40, 128, 'MV Ever Glory, 2022'],
    ]);
    expect(read.basics.name?.value).toBe('ADA BROOK');
  });
});
