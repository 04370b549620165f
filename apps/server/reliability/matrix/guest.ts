import {
  addGuestLines,
  askGuestBill,
  askGuestHelp,
  getGuestMenu,
  getGuestTable,
  removeGuestLine,
  sendGuestOrder,
  updateGuestLine,
} from '@servery/api';
import type { Aimed, Entry } from './entries.ts';

const token = 'unknown';
const [params, version] = [{ id: 1 }, 1];
const always = { always: 'notFound' } as const;

/** All uses of the guest endpoints; a table's code is their only credential. */
export const guestMatrix = (nothing: Aimed): Entry[] => [
  nothing(getGuestTable, () => ({ query: { token } }), always),
  nothing(getGuestMenu, () => ({ query: { token } }), always),
  nothing(addGuestLines, () => ({ body: { token, lines: [{ menu_id: 1, quantity: 1 }] } }), always),
  nothing(updateGuestLine, () => ({ params, body: { token, version, quantity: 1 } }), always),
  nothing(removeGuestLine, () => ({ params, body: { token, version } }), always),
  nothing(sendGuestOrder, () => ({ body: { token, cart: [{ id: 1, version }] } }), always),
  nothing(askGuestBill, () => ({ body: { token } }), always),
  nothing(askGuestHelp, () => ({ body: { token } }), always),
];
