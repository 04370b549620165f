import * as v from 'valibot';

/** The schema of an object with one value for each name. */
export const objectOf = <Name extends string, Value extends v.GenericSchema>(
  names: readonly Name[],
  value: Value,
) => v.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);
