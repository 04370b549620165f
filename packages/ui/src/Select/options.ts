import type { ReactNode } from 'react';

/** One value that can be chosen; an empty string is a value like any other. */
export interface SelectOption {
  value: string;
  label: string;
  description?: string;
  /** Stands before the label: an icon, a flag, an avatar. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup {
  title: string;
  options: readonly SelectOption[];
}

export type SelectOptions = readonly (SelectOption | SelectGroup)[];

/** Radix reserves the empty string for "nothing chosen", so that every value travels with a mark. */
export const toRadix = (value: string | null | undefined): string =>
  value == null ? '' : `=${value}`;

/** The value inside of a marked one. */
export const fromRadix = (marked: string): string => marked.slice(1);

/** The option that holds this value, in a group or not. */
export function findOption(
  options: SelectOptions,
  value: string | null | undefined,
): SelectOption | undefined {
  return flatOptions(options).find((option) => option.value === value);
}

/** Every option in order, out of its group. */
export const flatOptions = (options: SelectOptions): SelectOption[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
