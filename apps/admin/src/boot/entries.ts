import type { MenuEntry, PlainEntry, Screen } from './screen.ts';
import { screens } from './screens.ts';

/**
 * The menu entries of the back office, by the names of their screens. A build removes them from the
 * screens, which are in the HTML, and loads them with the menu: see `build/splitEntries.ts`.
 */
export const entries: Readonly<Record<string, MenuEntry | PlainEntry | undefined>> =
  Object.fromEntries(
    Object.entries<Screen>(screens).map(([name, { entry }]) => [name, entry] as const),
  );
