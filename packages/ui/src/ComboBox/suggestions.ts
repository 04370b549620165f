import type { SelectOption, SelectOptions } from '../Select/options.ts';
import { matchesSearch, searchKey } from '../text/searchKey.ts';

/** Returns the options whose label or description contains the query. Empty groups are removed. */
export function filterOptions(options: SelectOptions, query: string): SelectOptions {
  if (!searchKey(query)) return options;
  const fits = ({ label, description = '' }: SelectOption) =>
    matchesSearch(query, label, description);
  return options.flatMap((entry): SelectOptions => {
    if (!('options' in entry)) return fits(entry) ? [entry] : [];
    const left = entry.options.filter(fits);
    return left.length > 0 ? [{ ...entry, options: left }] : [];
  });
}

/** Returns the option with this label, in any spelling. */
export const namedOption = (options: readonly SelectOption[], text: string) =>
  options.find((option) => searchKey(option.label) === searchKey(text));

/**
 * Returns the value of the next or previous enabled option, wrapping around, or null if there's
 * none.
 */
export function stepOption(
  options: readonly SelectOption[],
  from: string | null,
  by: 1 | -1,
): string | null {
  const open = options.filter((option) => !option.isDisabled);
  const at = open.findIndex((option) => option.value === from);
  const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length;
  return open[next]?.value ?? null;
}
