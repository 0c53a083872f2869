/** Changes one answer of a step and keeps the rest of its stage. */
export const withAnswer =
  <Field extends string, Value>(field: Field, id: string, value: Value) =>
  <Stage extends Record<Field, Record<string, Value>>>(stage: Stage): Stage => ({
    ...stage,
    [field]: { ...stage[field], [id]: value },
  });
