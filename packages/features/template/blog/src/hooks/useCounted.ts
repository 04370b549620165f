import { useIntl } from 'react-intl';
import type { Counted } from '../messages/vocabulary.ts';

/** Returns a function that returns a number with its short form, such as 1.1K. */
export function useCounted(): (count: number) => Counted {
  const { formatNumber } = useIntl();
  return (count) => ({
    count,
    short: formatNumber(count, { notation: 'compact', maximumFractionDigits: 1 }),
  });
}
