import { encodeQuery, fillPath } from '@servery/api';
import type { Screen } from './screen.ts';
import type { screens } from './screens.ts';
import type { templateScreens } from './templateScreens.ts';

type Screens = typeof screens & ReturnType<typeof templateScreens>;

/** The name of a screen. */
export type ScreenName = keyof Screens;

type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Value = string | number | undefined;

/** Values for the named parts of a screen's path; any other value becomes a query parameter. */
type Values<Name extends ScreenName> = Record<Named<Screens[Name]['path']>, Value> &
  Record<string, Value>;

/** Returns the URL of a screen. */
export type HrefTo = <Name extends ScreenName>(
  name: Name,
  ...values: [Named<Screens[Name]['path']>] extends [never]
    ? [values?: Values<Name>]
    : [values: Values<Name>]
) => string;

/**
 * Returns the URL for a path: each value fills the part of that name or else becomes a query
 * parameter.
 */
export function fillAddress(
  { path }: Pick<Screen, 'path'>,
  values: Readonly<Record<string, Value>> = {},
): string {
  const others = Object.entries(values).filter(([name]) => !path.includes(`:${name}`));
  const query = encodeQuery(Object.fromEntries(others));
  return fillPath(path, values) + (query && `?${query}`);
}
