import { describe, expect, it } from 'vitest';
import { drawn, ofText } from './read-text.ts';

const phoneOf = async (lines: string) =>
  (await ofText(`Ada Brook\n${lines}\nada@mailbox.test\n\nWORK EXPERIENCE\n\nDriver, Tesco Ltd, 2012 – 2015\n`)).basics
    .phone?.value;

describe('telephone numbers among others', () => {
  it('a number with another label is not one', async () => {
    expect(await phoneOf('CNIC: 42201-5550172-3\nCell: 0333-5550172')).toBe('0333-5550172');
    expect(await phoneOf('Passport: 512345678\nTel: 07700 900118')).toBe('07700 900118');
    expect(await phoneOf('P.O. Box 4471-00100, Nairobi | Phone: +254 722 555 081')).toBe('+254 722 555 081');
    expect(await phoneOf('Passport: 512345678')).toBeUndefined();
  });

  it.each([
    ['Home: 401-555-0120 | Mobile: 401-555-0183', '401-555-0183'],
    ['Domicile : 02 40 55 01 62\nPortable : 06 39 98 01 44', '06 39 98 01 44'],
    ['\nINTERESTS\n\nHome: 401-555-0120     Cell: 401-555-0183', '401-555-0183'],
    ['401-555-0120 (H) | 401-555-0183 (C)', '401-555-0183'],
    ['Festnetz: 05066 555012\nHandy: 0171 5550123', '0171 5550123'],
    ['Ev: 0312 555 01 12 — Cep Tel: 0535 555 01 77', '0535 555 01 77'],
    ['tel. dom. 32 555 01 20, tel. kom. 607 555 018', '607 555 018'],
  ])('a mobile number comes before the one at home: %s', async (lines, phone) => {
    expect(await phoneOf(lines)).toBe(phone);
  });

  it('eight grouped digits beside an email address are one', async () => {
    expect(await phoneOf('Fjordgata 5, 9008 Bodø | 413 55 017 | ada.b@mailbox.test')).toBe('413 55 017');
    expect(await phoneOf('Badge 413 55 017, Bodø')).toBeUndefined();
  });

  it('a number of one repeated digit is a placeholder, not one', async () => {
    expect(await phoneOf('Equity: 0000-0000-0000\n07700 900118')).toBe('07700 900118');
  });

  it('digits within a word are not one', async () => {
    expect(await phoneOf('Registered Nurse | AHPRA NMW0001555012\n0491 570 156')).toBe('0491 570 156');
  });

  it('the first of two numbers separated by a slash is taken', async () => {
    expect(await phoneOf('Tel 01632 960 771 / 07700 900 118')).toBe('01632 960 771');
    expect(await phoneOf('Telefon 0821/555 7214')).toBe('0821/555 7214');
  });

  it('a cell before a number is its label', async () => {
    const read = await drawn([
      [50, 50, 'Nomvula Dlamini', 16, 'Helvetica-Bold'],
      [50, 80, 'ID NUMBER'],
      [200, 80, '920314 0555 081'],
      [50, 96, 'CONTACT NUMBER'],
      [200, 96, '073 555 0128'],
      [50, 130, 'EXPERIENCE', 12, 'Helvetica-Bold'],
      [50, 150, 'Cashier, Shoprite Ltd, 2012 – 2015'],
    ]);
    expect(read.basics.phone?.value).toBe('073 555 0128');
  });
});
