import type { GenericSchema, InferOutput } from 'valibot';

/** The parts of an object, array or union schema that determine which fields are required. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, GenericSchema>>;
  item?: GenericSchema;
  options?: readonly GenericSchema[];
}

const optional: readonly string[] = ['optional', 'exact_optional', 'nullish'];

/**
 * Whether a response body matches its endpoint's schema: an object with every required field, or an
 * array of such objects. Field values aren't checked, because hosts parse them in full before they
 * respond, and an older client must be able to read a newer host's responses.
 */
export function hasShape<S extends GenericSchema>(
  schema: S,
  answer: unknown,
): answer is InferOutput<S> {
  const { type, entries, item, options }: Shape = schema;
  if (type === 'union') return !!options?.some((option) => hasShape(option, answer));
  if (item) return Array.isArray(answer) && answer.every((row) => hasShape(item, row));
  if (!entries) return true;
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(entries).every(
    ([name, field]) => Object.hasOwn(answer, name) || optional.includes(field.type),
  );
}
