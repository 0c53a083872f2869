/** Names as forms ask for them: in two fields, or in one whose label says which part comes first. */
import type { Line } from './layout/lines.ts';
import { placeOf } from './parts.ts';
import type { Found, Place } from './reading.ts';

/** The box around all places. */
export const union = (places: readonly Place[]): Place => {
  const { page } = places[0]!;
  const boxes = places.map((place) => place.box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    page,
    box: {
      x,
      y,
      width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
      height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
    },
  };
};

const surnameLabel =
  /^(?:surnames?|last names?|family name|nachname|familienname|zuname|cognome|apellidos?|apellido\(s\)|apelidos?|achternaam|nazwisko|efternamn|efternavn|etternavn|nom(?: de famille)?|příjmení|priezvisko|фамилия|прізвище|επώνυμο|επίθετο|soyad(?:ı|i)?|sukunimi|vezetéknév|családi név|nume(?:le)?(?: de familie)?|prezime|priimek|pavardė|uzvārds|perekonnanimi)\s*:?$/iu;
const nameLabel = /^(?:name|naam|namn|navn)\s*:?$/iu;
const givenLabel =
  /^(?:(?:first|given) names?|forenames?|vornamen?|nome|nombres?|nombre\(s\)|prénoms?|prénom\(s\)|prenume(?:le)?|voorna(?:am|men)|imię|imiona|imię \(imiona\)|förnamn|fornavn|jméno|meno|имя|ім['’]я|име|όνομα|ad(?:ı|i)?|etunimet|etunimi|keresztnév|utónév|ime|vardas|vārds|eesnimi)\s*:?$/iu;

const fieldOf = (label: string, value: string) => ({
  label: label.trim().replace(/\(s\)/giu, 's'),
  value: value.replace(/^:\s*/, ''),
});
const fieldIn = (text: string) => {
  const [, label, value] = /^([^:]{3,20}:)\s+(\p{Lu}[^:]*)$/u.exec(text) ?? [];
  return label && value ? fieldOf(label, value) : null;
};

/** "Surname | Brook" and "First name | Ada". */
export function nameInForm(lines: readonly Line[]): { name: Found; lines: Line[] } | null {
  const pairs = lines.flatMap((line) => {
    // "Surname: BROOK | First name: ADA"
    const fields = line.cells.length > 1 ? line.cells.map((cell) => ({ cell, field: fieldIn(cell.text) })) : [];
    if (fields.some(({ field }) => field))
      return fields.flatMap(({ cell, field }) => (field ? [{ line, cell, ...field }] : []));
    const [label, value] = line.cells.length === 2 ? line.cells : [];
    const field = fieldIn(line.text) ?? (label && value ? fieldOf(label.text, value.text) : null);
    return field ? [{ line, cell: value ?? line.cells[0]!, ...field }] : [];
  });
  const isSurname = ({ label }: { label: string }) => surnameLabel.test(label);
  // "Name | Brinkmann" is the surname if "Vorname | Uwe" is beside it
  const surname = pairs.find(isSurname) ?? pairs.find(({ label }) => nameLabel.test(label));
  const given = pairs.find((pair) => givenLabel.test(pair.label) && pair !== surname);
  if (!surname || !given || Math.abs(lines.indexOf(surname.line) - lines.indexOf(given.line)) > 2) return null;
  const value = `${given.value} ${surname.value}`;
  if (/[\d@]/.test(value) || value.length > 60) return null;
  const own = [given, surname];
  return { name: { value, place: union(own.map(({ cell }) => placeOf(cell))) }, lines: own.map(({ line }) => line) };
}

export const isSurnameFirst = (label: string): boolean =>
  /^(?:surnames?|last names?|family name|nachname|cognome|apellido|apelido|nom|nazwisko|příjmení|priezvisko|επώνυμο|фамилия|efternamn|efternavn|sukunimi|soyad|prezime|priimek|vezetéknév|nume)/iu.test(
    label,
  );
/** "Zubizarreta Ochoa, Iker" */
export const formTurned = (value: string): string => value.replace(/^([^,]{2,40}), ([^,]{2,40})$/u, '$2 $1');
