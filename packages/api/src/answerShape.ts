import type { GenericSchema } from 'valibot';

/** The parts of an object or array schema that say which fields must be present. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, GenericSchema>>;
  item?: GenericSchema;
}

const optional: readonly string[] = ['optional', 'exact_optional', 'nullish'];

/**
 * Whether an answer can be its endpoint's: an object with every required field, or an array of such
 * objects. Values are left alone, because hosts parse them in full before they answer, and an older
 * client must be able to read a newer host's.
 */
export function hasShape(schema: GenericSchema, answer: unknown): boolean {
  const { entries, item }: Shape = schema;
  if (item) return Array.isArray(answer) && answer.every((row) => hasShape(item, row));
  if (!entries) return true;
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(entries).every(
    ([name, field]) => Object.hasOwn(answer, name) || optional.includes(field.type),
  );
}
