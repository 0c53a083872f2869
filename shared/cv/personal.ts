/** What a person is, in a line of its own: "Nationality: Ghanaian". It is no job, no skill and no language. */

import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { plain } from './lexicon/plain.ts';

const labels = `
  nationality|citizenship|sex|gender|date of birth|birth date|birthdate|dob|d.o.b|born|born on|birthday|place of birth|age|marital status|civil status|family status|religion|ethnicity|caste|tribe|pronouns|blood group|height|weight|father's name|mother's name
  nationalitat|staatsangehorigkeit|staatsburgerschaft|geschlecht|geburtsdatum|geburtsort|geburtstag|geboren|geboren am|alter|familienstand|konfession
  nationalite|sexe|genre|date de naissance|lieu de naissance|ne le|nee le|situation familiale|situation de famille|etat civil
  nacionalidad|sexo|genero|fecha de nacimiento|lugar de nacimiento|edad|estado civil|nazionalita|cittadinanza|sesso|genere|data di nascita|luogo di nascita|eta|stato civile
  nacionalidade|naturalidade|data de nascimento|local de nascimento|idade|nationaliteit|geslacht|geboortedatum|geboorteplaats|leeftijd|burgerlijke staat
  narodowosc|obywatelstwo|plec|data urodzenia|miejsce urodzenia|wiek|stan cywilny|nationalitet|medborgarskap|statsborgerskab|statsborgerskap|kon|kjonn|fodelsedatum|fodselsdato|fodd|fodt|civilstand|civilstatus|sivilstatus
  nationalitate|cetatenie|data nasterii|stare civila|narodnost|statni prislusnost|datum narozeni|obcanstvi|rodinny stav|allampolgarsag|szuletesi datum|kansalaisuus|syntymaaika|uyruk|cinsiyet|dogum tarihi|medeni durum
  гражданство|национальность|пол|дата рождения|возраст|семейное положение|громадянство|стать|дата народження|εθνικοτητα|υπηκοοτητα|φυλο|ημερομηνια γεννησης|ηλικια|οικογενειακη κατασταση
  国籍|民族|性别|性別|出生日期|生年月日|年龄|年齢|婚姻状况|الجنسية|الجنس|تاريخ الميلاد|العمر|الحالة الاجتماعية`;

const known = new Set(
  labels
    .split(/[|\n]/)
    .map((label) => plain(label.trim()))
    .filter(Boolean),
);

const isLabel = (text: string): boolean =>
  known.has(
    plain(text)
      .replace(/\(.*\)/, '')
      .trim(),
  );

/** "Sex: male", or the label in a cell beside its value. */
function isPersonal({ cells }: Line): boolean {
  const [first, ...others] = cells;
  const text = withoutBullet(first!.text).trim();
  const [label, value] = text.split(/\s*[:：]\s*/, 2);
  return value === undefined ? others.length > 0 && isLabel(text) : isLabel(label!);
}

export const personalLines = (lines: readonly Line[]): Line[] => lines.filter(isPersonal);
