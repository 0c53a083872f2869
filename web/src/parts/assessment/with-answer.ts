/** What changes one answer of a step and leaves the rest of its stage as it is. */
export const withAnswer =
  <Field extends string, Value>(field: Field, id: string, value: Value) =>
  <Stage extends Record<Field, Record<string, Value>>>(stage: Stage): Stage => ({
    ...stage,
    [field]: { ...stage[field], [id]: value },
  });
