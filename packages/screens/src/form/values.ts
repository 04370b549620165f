/** The values of a form: a number is null while its field is empty. */
export type FormValues<Values> = {
  [K in keyof Values]: Values[K] extends number ? number | null : Values[K];
};

/** An input that may not be complete yet: a schema decides whether it can be sent. */
export type Draft<T> = T extends readonly (infer Row)[]
  ? readonly Draft<Row>[]
  : T extends object
    ? { [K in keyof T]: Draft<T[K]> | null }
    : T;
