import { type CvFileType, contentTypes, MAX_FILE_BYTES, tooLarge } from '#shared/cv/file-words.ts';

/** What a file may be of these types: by its name, or by what the browser takes it for (ARA-44). */
export const typeOf = ({ name, type }: File, types: readonly CvFileType[]): CvFileType | undefined =>
  types.find((each) => name.toLowerCase().endsWith(`.${each}`)) ?? types.find((each) => type === contentTypes[each]);

/** For the browser's own list of files. */
export const acceptOf = (types: readonly CvFileType[]): string =>
  types.flatMap((type) => [`.${type}`, contentTypes[type]]).join(',');

/** Why a file is refused before anything of it is sent; the server looks into it once more. */
export function refusalOf(file: File, types: readonly CvFileType[], wrongType: string): string | undefined {
  if (!typeOf(file, types)) return wrongType;
  if (file.size > MAX_FILE_BYTES) return tooLarge;
  return file.size === 0 ? 'This file is empty. Choose another one.' : undefined;
}
