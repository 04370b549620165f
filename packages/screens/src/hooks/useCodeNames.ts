import { useIntl } from 'react-intl';

/** Returns ISO codes as options, sorted by their names in the reader’s language. */
export function useCodeNames(type: 'region' | 'language' | 'currency', codes: readonly string[]) {
  const { formatDisplayName, locale } = useIntl();
  return codes
    .map((value) => ({ value, label: formatDisplayName(value, { type }) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
