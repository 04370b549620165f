import type { ReactNode } from 'react';

/** An option of a select. An empty string is a valid value. */
export interface SelectOption {
  /** The value of the option, unique in the list. */
  value: string;
  /** The label of the option. */
  label: string;
  /** A secondary line below the label. */
  description?: string;
  /** An icon, a flag or an avatar before the label. */
  icon?: ReactNode;
  /**
   * Whether the option can't be selected.
   * @default false
   */
  isDisabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup {
  /** The heading of the group. */
  title: string;
  /** The options, in order. */
  options: readonly SelectOption[];
}

/** Options, alone or in groups. */
export type SelectOptions = readonly (SelectOption | SelectGroup)[];

/** Returns the value with a prefix, because Radix reserves the empty string for no selection. */
export const toRadix = (value: string | null | undefined): string =>
  value == null ? '' : `=${value}`;

/** Returns a value without the prefix of `toRadix`. */
export const fromRadix = (marked: string): string => marked.slice(1);

/** Returns the option with a value, in a group or not. */
export function findOption(
  options: SelectOptions,
  value: string | null | undefined,
): SelectOption | undefined {
  return flatOptions(options).find((option) => option.value === value);
}

/** Returns all options in order, without their groups. */
export const flatOptions = (options: SelectOptions): SelectOption[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
