import { type CvFileType, contentTypes, cvFileTypes, MAX_FILE_BYTES, tooLarge } from '#shared/cv/file-words.ts';

/** By its name or by what the browser takes it for (ARA-44). */
export const typeOf = ({ name, type }: File): CvFileType | undefined =>
  cvFileTypes.find((each) => name.toLowerCase().endsWith(`.${each}`)) ??
  cvFileTypes.find((each) => type === contentTypes[each]);

/** For the browser's own list of files. */
export const acceptOf = (types: readonly CvFileType[]): string =>
  types.flatMap((type) => [`.${type}`, contentTypes[type]]).join(',');

/** Why a file is refused before anything of it is sent; the server looks into it once more. */
export function refusalOf(file: File, types: readonly CvFileType[], wrongType: string): string | undefined {
  const type = typeOf(file);
  if (!type || !types.includes(type)) return wrongType;
  if (file.size > MAX_FILE_BYTES) return tooLarge;
  return file.size === 0 ? 'This file is empty. Choose another one.' : undefined;
}
