import { type CvFileType, contentTypes, MAX_FILE_BYTES, tooLarge } from '#shared/cv/file-words.ts';

/** The file's type among those accepted, by its name or the browser's detection (ARA-44). */
export const typeOf = ({ name, type }: File, types: readonly CvFileType[]): CvFileType | undefined =>
  types.find((each) => name.toLowerCase().endsWith(`.${each}`)) ?? types.find((each) => type === contentTypes[each]);

/** For the browser's file picker. */
export const acceptOf = (types: readonly CvFileType[]): string =>
  types.flatMap((type) => [`.${type}`, contentTypes[type]]).join(',');

/** Why a file is refused before upload; the server checks its content as well. */
export function refusalOf(file: File, types: readonly CvFileType[], wrongType: string): string | undefined {
  if (!typeOf(file, types)) return wrongType;
  if (file.size > MAX_FILE_BYTES) return tooLarge;
  return file.size === 0 ? 'This file is empty. Choose another one.' : undefined;
}
