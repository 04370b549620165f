import { flatOptions, type SelectOption, type SelectOptions } from '../Select/options.ts';

/** The values of rows in the list that aren't options. */
export const allRow = '\u0000all';
export const createRow = '\u0000create';

/**
 * Returns the values after one was pressed: removed if it was selected, otherwise added unless the
 * maximum is reached.
 */
export function toggleValue(
  values: readonly string[],
  value: string,
  maxCount = Infinity,
): readonly string[] {
  if (values.includes(value)) return values.filter((other) => other !== value);
  return values.length < maxCount ? [...values, value] : values;
}

/** Returns whether all enabled options are selected. */
export function areAllChosen(options: SelectOptions, values: readonly string[]): boolean {
  const open = openOptions(options);
  return open.length > 0 && open.every((option) => values.includes(option.value));
}

/**
 * Returns the values with all enabled options of the list selected, or none of them if all were.
 */
export function toggleAll(
  values: readonly string[],
  options: SelectOptions,
  maxCount = Infinity,
): readonly string[] {
  const listed = openOptions(options).map((option) => option.value);
  const others = values.filter((value) => !listed.includes(value));
  if (areAllChosen(options, values)) return others;
  return [...new Set([...values, ...listed])].slice(0, Math.max(maxCount, values.length));
}

/** Returns the options with unselected ones disabled if the maximum is reached. */
export function lockOptions(
  options: SelectOptions,
  values: readonly string[],
  isFull: boolean,
): SelectOptions {
  if (!isFull) return options;
  const lock = (option: SelectOption) =>
    values.includes(option.value) ? option : { ...option, isDisabled: true };
  return options.map((entry) =>
    'options' in entry ? { ...entry, options: entry.options.map(lock) } : lock(entry),
  );
}

const openOptions = (options: SelectOptions) =>
  flatOptions(options).filter((option) => !option.isDisabled);
