/** The names that O*NET knows for occupations and technologies, as the importer wrote them (`vacancy-words.json.gz`). */
export interface VacancyWords {
  /** a title and the facts indexes of the occupations that go by it */
  titles: [title: string, occupations: number[]][];
  /** a technology, 1 where it is hot + 2 where it is in demand in some occupation, and the occupations that use it */
  tools: [name: string, flags: number, occupations: number[]][];
}
