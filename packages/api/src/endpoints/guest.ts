import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { guestMenu, guestTable } from '../entities/guest.ts';
import { cartLine } from '../entities/cartLine.ts';
import { id, idParam, quantity, text, version } from '../fields.ts';
import { wantedLine } from '../entities/wantedLine.ts';

/** The token in a table's QR code. It is the only credential of the guests at the table. */
const token = v.pipe(v.string(), v.maxLength(100));
const one = v.object({ id: idParam });

const changing = {
  capability: 'public',
  limit: 'guest',
  returns: guestTable,
  raises: ['table.changed'],
} as const;

/** Returns a table as its guests see it: the shared cart, their orders, and the amount due. */
export const getGuestTable = endpoint.get('/guest_table', {
  summary: 'Returns a table as its guests see it, by the token in its QR code.',
  capability: 'public',
  limit: 'guest',
  query: v.strictObject({ token }),
  returns: guestTable,
  problems: ['notFound'],
});

/**
 * Returns the menu for guests at a table: dine-in prices, current availability, choices and
 * pictures.
 */
export const getGuestMenu = endpoint.get('/guest_menu', {
  summary: 'Returns the menu as guests at a table see it.',
  capability: 'public',
  limit: 'guest',
  query: v.strictObject({ token }),
  returns: guestMenu,
  problems: ['notFound'],
});

/** Adds lines to the cart of a table. Lines that others added stay as they are. */
export const addGuestLines = endpoint.post('/guest_cart', {
  summary: 'Adds lines to a table’s shared cart.',
  ...changing,
  body: v.strictObject({
    token,
    /** The name that the guest is known by at the table. */
    name: v.optional(text(0, 30), ''),
    lines: v.pipe(v.array(v.omit(wantedLine, ['seat'])), v.minLength(1), v.maxLength(20)),
  }),
  problems: ['notFound', 'notAllowedNow', 'itemUnavailable'],
});

/** Changes the quantity and the note of a line in the cart. */
export const updateGuestLine = endpoint.put('/guest_cart/:id', {
  summary: 'Changes the quantity and note of a cart line.',
  ...changing,
  params: one,
  body: v.strictObject({ token, version, quantity, note: v.optional(text(0, 200), '') }),
  current: cartLine,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Removes a line from the cart. */
export const removeGuestLine = endpoint.delete('/guest_cart/:id', {
  summary: 'Removes a line from a table’s cart.',
  ...changing,
  params: one,
  body: v.strictObject({ token, version }),
  current: cartLine,
  problems: ['notFound', 'conflict'],
});

/** Places an order from the cart exactly as it was shown, or not at all. */
export const sendGuestOrder = endpoint.post('/guest_order', {
  summary: 'Places an order from the lines in a table’s cart, as the guest saw them.',
  ...changing,
  body: v.strictObject({
    token,
    cart: v.pipe(
      v.array(v.strictObject({ id, version })),
      v.minLength(1, 'Must include at least one item.'),
      v.maxLength(100),
    ),
    note: v.optional(text(0, 500), ''),
  }),
  current: cartLine,
  problems: ['storeClosed', 'notFound', 'conflict', 'notAllowedNow', 'itemUnavailable'],
  raises: ['order.placed'],
});

/** Requests the bill from staff. Repeating the request has no effect. */
export const askGuestBill = endpoint.post('/guest_bill', {
  summary: 'Requests the bill for a table.',
  ...changing,
  body: v.strictObject({ token }),
  raises: ['table.asked'],
  problems: ['notFound', 'notAllowedNow'],
});

/** Requests that staff come to the table. Repeating it before staff respond has no effect. */
export const askGuestHelp = endpoint.post('/guest_help', {
  summary: 'Asks staff to come to a table.',
  ...changing,
  body: v.strictObject({ token }),
  raises: ['table.asked'],
  problems: ['notFound', 'notAllowedNow'],
});
