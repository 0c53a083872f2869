import type { Place } from '#shared/cv/reading.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';

export type EntryList = 'experience' | 'education' | 'projects' | 'certifications';

export interface Line {
  value: string;
  place?: Place | undefined;
}

export interface CvDraft {
  info: UserInfo;
  /** what tells the entries of a list apart while they move */
  ids: Record<EntryList, readonly number[]>;
  /** by the path of a field with the ids of its entries */
  places: Readonly<Record<string, readonly Place[]>>;
  /** the fields that a language model alone has filled, until the person has looked at them */
  unsure: readonly string[];
  notPlaced: readonly Line[];
  nextId: number;
}
