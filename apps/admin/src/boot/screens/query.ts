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

/** The number in a path, or `NaN`. */
export const idIn = ({ id }: Params): number => Number(id);

/** The token in a path. */
export const tokenIn = ({ token = '' }: Params): string => token;
