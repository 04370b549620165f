import type { GenericSchema, InferInput } from 'valibot';

/** The parts of a schema that limits are read from. */
interface Part {
  type: string;
  entries?: Readonly<Record<string, GenericSchema>>;
  /** The schemas of a choice: one of several bodies, say. */
  options?: readonly unknown[];
  item?: GenericSchema;
  wrapped?: GenericSchema;
  pipe?: readonly (Part & { requirement?: unknown })[];
}

/** The limits of a field, named after the props of an input for its type. */
export type Limits<Value> =
  NonNullable<Value> extends number
    ? { minValue?: number; maxValue?: number }
    : NonNullable<Value> extends readonly unknown[]
      ? { min?: number; max?: number }
      : { maxLength?: number };

/** The schema of a form or of one of its fields. */
export type FieldSchema<Value = unknown> = GenericSchema<Value>;

/** The checks of a schema that are limits, and how each is called. */
export type LimitRule = 'min_length' | 'max_length' | 'min_value' | 'max_value';

const props = { max_length: 'maxLength', min_value: 'minValue', max_value: 'maxValue' } as const;
const listProps = { min_length: 'min', max_length: 'max' } as const;

const rules: readonly string[] = ['min_length', ...Object.keys(props)];

/** Returns the schema of the values: unwraps optional schemas, and lists to their rows. */
const within = (part: Part): Part => {
  const inner = part.wrapped ?? part.item;
  return inner ? within(inner) : part;
};

const read = ({ pipe = [], wrapped }: Part, found: Partial<Record<LimitRule, number>>): void => {
  if (wrapped) read(wrapped, found);
  for (const check of pipe) {
    const { type, requirement } = check;
    if (rules.includes(type) && typeof requirement === 'number')
      found[type as LimitRule] = requirement;
    else read(check, found);
  }
};

const rulesOf = (part: Part): Partial<Record<LimitRule, number>> => {
  const found: Partial<Record<LimitRule, number>> = {};
  read(part, found);
  return found;
};

const sameLimits = (one: Part, other: Part): boolean =>
  JSON.stringify(rulesOf(one)) === JSON.stringify(rulesOf(other));

const step = (part: Part, name: string): Part | undefined => {
  const { entries, options = [] } = within(part);
  if (entries) return entries[name];
  const [first, ...others] = options.flatMap((option) => step(option as Part, name) ?? []);
  // Kinds of a body that disagree about a field have no limit in common.
  return others.every((other) => sameLimits(first!, other)) ? first : undefined;
};

/** Returns the schema of a field by its path, such as `items.0.name`; undefined if there is none. */
export const schemaAt = (
  schema: GenericSchema | undefined,
  path: readonly string[],
): GenericSchema | undefined =>
  path
    .filter((name) => !/^\d+$/.test(name))
    .reduce<Part | undefined>((part, name) => part && step(part, name), schema) as
    | GenericSchema
    | undefined;

/** Returns the limits of a field by the types of their checks, such as `max_length`. */
export const limitRulesOf = (
  field: GenericSchema | undefined,
): Partial<Record<LimitRule, number>> => (field ? rulesOf(field) : {});

const isList = ({ type, wrapped }: Part): boolean => (wrapped ? isList(wrapped) : type === 'array');

/** Returns the limits of a field as props: see `limitsOf`. */
export function limitPropsOf(field: GenericSchema | undefined): Record<string, number> {
  const names: Partial<Record<string, string>> = field && isList(field) ? listProps : props;
  return Object.fromEntries(
    Object.entries(limitRulesOf(field)).flatMap(([rule, limit]) =>
      names[rule] === undefined ? [] : [[names[rule], limit]],
    ),
  );
}

type Row<T> = T extends readonly (infer R)[] ? R : T;
type Field<T> = T extends unknown ? keyof T & string : never;
type Value<T, A extends string> = T extends unknown ? (A extends keyof T ? T[A] : never) : never;

/**
 * Returns the limits of a form field from a schema, as props: `maxLength` for text, `minValue` and
 * `maxValue` for a number, `min` and `max` for a list. That way, a form never repeats a limit of its endpoint.
 * `limitsOf(editOption.body, 'items', 'name')` returns those of a field in the rows of a list.
 */
export function limitsOf<S extends GenericSchema, A extends Field<InferInput<S>>>(
  schema: S,
  field: A,
): Limits<Value<InferInput<S>, A>>;
export function limitsOf<
  S extends GenericSchema,
  A extends Field<InferInput<S>>,
  B extends Field<Row<NonNullable<Value<InferInput<S>, A>>>>,
>(schema: S, field: A, inner: B): Limits<Value<Row<NonNullable<Value<InferInput<S>, A>>>, B>>;
export function limitsOf(schema: GenericSchema, ...path: string[]): Record<string, number> {
  return limitPropsOf(schemaAt(schema, path));
}
