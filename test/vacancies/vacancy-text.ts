/** A vacancy written for the tests, and what a careful reader finds in it. */
export interface VacancyText {
  name: string;
  text: string;
  /** O*NET-SOC codes of which the text says one; two lists where it offers two jobs, none where nobody could say */
  jobs: string[][];
  /**
   * Every requirement of education, licence, years and tools, `kind:key`: alternatives are parted by "|", "?" marks what is
   * only preferred, "!" what the text says is not needed.
   */
  asks: string[];
  /** Of the other kinds, what must be among them. */
  also?: string[];
  marks?: string[];
  /** marks that must not be made */
  unmarked?: string[];
  /** US dollars or another currency: from, to, per */
  pay?: [from: number, to: number, per: 'hour' | 'day' | 'week' | 'month' | 'year', currency?: string];
  language?: string;
  /** as the accountant of persons.ts stands to it: her met and missing requirements */
  met?: string[];
  missing?: string[];
}
