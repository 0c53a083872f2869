import type { Place } from '#shared/cv/reading.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';

export type EntryList = 'experience' | 'education' | 'projects' | 'certifications';

export interface Line {
  value: string;
  place?: Place | undefined;
  /** what is left of a line that was read */
  part?: true | undefined;
}

export interface CvDraft {
  info: UserInfo;
  /** identifies entries while they move within a list */
  ids: Record<EntryList, readonly number[]>;
  /** by field path, with the ids of its entries */
  places: Readonly<Record<string, readonly Place[]>>;
  /** fields filled by a language model alone and not yet checked by the person */
  unsure: readonly string[];
  notPlaced: readonly Line[];
  nextId: number;
}
