import { expect, it } from 'vitest';
import { entityAt, withCharacters } from '#shared/lib/html-entities.ts';

it.each([
  ['Caf&eacute; in M&uuml;nchen', 'Café in München'],
  ['&Eacute;quipe, Stra&szlig;e, S&atilde;o, &Aring;ngstr&ouml;m', 'Équipe, Straße, São, Ångström'],
  ['R&amp;D &#39;24 &#x2013; &laquo;now&raquo;', "R&D '24 – «now»"],
  ['&Qacute; and &nothing; stay', '&Qacute; and &nothing; stay'],
])('%s is read with its characters', (text, expected) => expect(withCharacters(text)).toBe(expected));

it('an entity is found with its length, and only where it begins', () => {
  expect(entityAt('a &ccedil;a', 2)).toEqual({ text: 'ç', length: 8 });
  expect(entityAt('a &ccedil;a', 1)).toBeNull();
});
