/** O*NET knowledge areas that are school subjects: nobody studies psychology to wait tables. */
export const schoolSubjects: ReadonlySet<string> = new Set([
  '2.C.4.a', // Mathematics
  '2.C.3.b', // Engineering and Technology
  '2.C.4.d', // Biology
  '2.C.4.e', // Psychology
  '2.C.7.c', // Fine Arts
  '2.C.7.d', // History and Archeology
]);
