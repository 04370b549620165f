import type { SelectOption, SelectOptions } from '../Select/options.ts';

/** Words as one compares them: in small letters, without accents and spaces around. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** The options whose label or description has what was written; groups without any go. */
export function filterOptions(options: SelectOptions, query: string): SelectOptions {
  const wanted = plainText(query);
  if (!wanted) return options;
  const fits = ({ label, description = '' }: SelectOption) =>
    plainText(label).includes(wanted) || plainText(description).includes(wanted);
  return options.flatMap((entry): SelectOptions => {
    if (!('options' in entry)) return fits(entry) ? [entry] : [];
    const left = entry.options.filter(fits);
    return left.length > 0 ? [{ ...entry, options: left }] : [];
  });
}

/** The option that is called exactly this, whatever its accents and capitals. */
export const namedOption = (options: readonly SelectOption[], text: string) =>
  options.find((option) => plainText(option.label) === plainText(text));

/** The option a step away among those that can be chosen, round and round. */
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
