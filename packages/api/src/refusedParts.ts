import { safeParse, type GenericSchema } from 'valibot';

/**
 * Returns what a schema refuses of a value: the path of each refused part, such as `items.0.name`,
 * and the code of the reason. Empty if the value fits.
 */
export function refusedParts(
  schema: GenericSchema,
  value: unknown,
): (readonly [path: string, code: string])[] {
  const { issues = [] } = safeParse(schema, value);
  return issues.map(({ path = [], type }) => [path.map(({ key }) => String(key)).join('.'), type]);
}
