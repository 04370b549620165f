import {
  getGuestTable,
  type askGuestBill,
  type askGuestHelp,
  type removeGuestLine,
  type sendGuestOrder,
  type updateGuestLine,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

type Writes =
  | typeof askGuestBill
  | typeof askGuestHelp
  | typeof removeGuestLine
  | typeof sendGuestOrder
  | typeof updateGuestLine;

/** Mutation at a table. The response replaces the cached table. */
export const useGuestAction = <E extends Writes>(to: E, token: string) =>
  useAction(to, {
    fills: (table) => [{ to: getGuestTable, input: { query: { token } }, data: () => table }],
  });
