import { useIntl } from 'react-intl';
import type { ShownLine } from '../newOrder/prices.ts';

/** Returns a function that lists the chosen options of a line, such as “2 × Telur mata”. */
export function useOptionTexts() {
  const { formatNumber } = useIntl();
  return ({ chosen }: Pick<ShownLine, 'chosen'>): string[] =>
    chosen.map(({ name, quantity }) =>
      quantity > 1 ? `${formatNumber(quantity)} × ${name}` : name,
    );
}
