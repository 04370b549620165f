import { firstMerchant } from '../../session/firstMerchant.ts';
import type { Params } from '../screen.ts';

/** The query parameter of the merchant whose rows a screen shows first. */
export const ofMerchant = (search: string) => ({ merchant_id: firstMerchant(search) });

/** The query of all rows of a short list, as the screens' hooks request it. */
export const whole = (search: string) =>
  ({ ...ofMerchant(search), length: 100, order: 'asc' }) as const;

/** Whether a query string only names the merchant and the open row. */
export const isPlain = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((key) => key === 'merchant_id' || key === 'open');

/**
 * The query of a list whose page keeps its filters in the URL. The page's code would double the
 * size of the HTML; it sends the same query for the URLs that it writes.
 */
export const listed = (search: string): object =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name]) => name !== 'open')
      .map(([name, value]) => {
        const isNumber = /(_id|start|length)$/.test(name) && name !== 'transaction_id';
        return [name, value === 'all' ? 100 : isNumber ? Number(value) : value] as const;
      })
      .toSorted(),
  );

/** The number in a path, or `NaN`. */
export const idIn = ({ id }: Params): number => Number(id);

/** The token in a path. */
export const tokenIn = ({ token = '' }: Params): string => token;
