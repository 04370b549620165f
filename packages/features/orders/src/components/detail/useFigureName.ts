import type { Figure } from '@servery/domain/orders';
import { useIntl } from 'react-intl';
import { figureMessages, taxMessages } from '../../messages/figures.ts';

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/**
 * Returns a function that names an amount of a bill: by the name of the reduction or of the tax,
 * with the tax's rate if it's known, or by what it is.
 */
export function useFigureName() {
  const { formatMessage, formatNumber } = useIntl();
  return ({ name, label, rule }: Pick<Figure, 'name' | 'label'> & Partial<Figure>): string => {
    const rate = rule?.rate ?? null;
    if ((name === 'tax' || name === 'tax_included') && rate !== null)
      return formatMessage(taxMessages[name], {
        name: label,
        rate: formatNumber(rate / 10_000, percent),
      });
    return label ?? formatMessage(figureMessages[name === 'reduction' ? 'order_discounts' : name]);
  };
}
