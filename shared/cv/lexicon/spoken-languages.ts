/** Names of spoken languages, in the languages of CVs. */
import { plainWords } from './plain.ts';

const codes =
  'en de fr es it pt nl pl sv da nb no fi cs sk hu ro tr hr sr sl bs mk sq el ru uk be bg ca eu gl lt lv et ga cy is mt ar he fa ur hi bn pa gu ta te ml kn mr ne si zh ja ko vi th id ms fil tl sw am yo ig ha zu xh af so ka hy az kk uz mn ku ps la eo lb'.split(
    ' ',
  );
const written = 'en de fr es it pt nl pl sv da nb fi cs hu ro tr ru uk el'.split(' ');

const names = new Set(
  written.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'language' });
    return codes.flatMap((code) => plainWords(display.of(code) ?? '').filter((word) => word.length > 2));
  }),
);
for (const name of 'mandarin cantonese farsi filipino tagalog castellano valenciano flemish vlaams schwyzerdutsch deutsch englisch franzosisch anglais allemand ingles aleman inglese tedesco engels duits angielski niemiecki engelska tyska engelsk tysk latin sign asl bahasa hochdeutsch schweizerdeutsch mandarinchinesisch 英语 英語 中文 日本語 普通话 الإنجليزية العربية'.split(
  ' ',
))
  names.add(name);

/** Whether a spoken language is among a text's first words. */
export const isSpokenLanguage = (text: string): boolean =>
  plainWords(text)
    .slice(0, 4)
    .some((word) => names.has(word));
