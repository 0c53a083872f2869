/** O*NET's names of occupations and technologies, as the importer wrote them (`vacancy-words.json.gz`). */
export interface VacancyWords {
  /** a title and the facts indexes of the occupations that use it */
  titles: [title: string, occupations: number[]][];
  /** a technology; 1 if hot + 2 if in demand in some occupation; the occupations that use it */
  tools: [name: string, flags: number, occupations: number[]][];
}
