/** The part of a clicked line that fits a field: an email address, the first date as a start. */
import { normalDate } from '#shared/cv/builder/dates.ts';
import { type Path, pathKey } from '../draft/paths.ts';

const dates =
  /(?:\b[a-zé]{3,9}\.?,? (?:19|20)\d{2}|\b\d{1,2}[/.-](?:19|20)\d{2}|\b(?:19|20)\d{2}[/.-]\d{1,2}|\b(?:19|20)\d{2})\b/giu;

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0];

function datesIn(text: string): string[] {
  return [...text.matchAll(dates)].flatMap(([written]) => {
    const date = normalDate(written) ?? normalDate(written.replace(/^[^\d]+/, ''));
    return date ? [date] : [];
  });
}

const bullet = /^[\s•·‣▪●○◦*–—-]+\s*/u;

export function fitValue(path: Path, text: string): string {
  const field = pathKey(path)
    .replace(/\.\d+$/, '')
    .split('.')
    .at(-1);
  switch (field) {
    case 'email':
      return first(text, /[^\s@,;|<>()]+@[^\s@,;|<>()]+\.\w{2,}/) ?? text;
    case 'phone':
      return first(text, /\+?\(?\d[\d ()./-]{5,}\d/) ?? text;
    case 'linkedin':
    case 'website':
    case 'url':
      return first(text, /(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/[^\s,;|]*)?/) ?? text;
    case 'startDate':
    case 'date':
      return datesIn(text)[0] ?? text;
    case 'endDate':
      return datesIn(text).at(-1) ?? text;
    case 'graduationYear':
      return datesIn(text).at(-1)?.slice(0, 4) ?? text;
    case 'achievements':
    case 'technical':
    case 'soft':
    case 'languages':
      return text.replace(bullet, '');
    default:
      return text;
  }
}
