import { flatOptions, type SelectOption, type SelectOptions } from '../Select/options.ts';

/** Rows of the list that are no options of their own. */
export const allRow = '\u0000all';
export const createRow = '\u0000create';

/** The values after one was pressed: taken if there is room, else left; those taken before go. */
export function toggleValue(
  values: readonly string[],
  value: string,
  maxCount = Infinity,
): readonly string[] {
  if (values.includes(value)) return values.filter((other) => other !== value);
  return values.length < maxCount ? [...values, value] : values;
}

/** Whether every option that can be chosen is. */
export function areAllChosen(options: SelectOptions, values: readonly string[]): boolean {
  const open = openOptions(options);
  return open.length > 0 && open.every((option) => values.includes(option.value));
}

/** The values with all options of the list taken, or with none of them when all were. */
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

/** With no room left only what is chosen can be pressed. */
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
