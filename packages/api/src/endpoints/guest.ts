import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { guestMenu, guestTable } from '../entities/guest.ts';
import { cartLine } from '../entities/cartLine.ts';
import { id, idParam, quantity, text, version } from '../fields.ts';
import { wantedLine } from './orders.ts';

/** What the QR code of a table carries: all the right that its guests have. */
const token = v.pipe(v.string(), v.maxLength(100));
const one = v.object({ id: idParam });

const changing = {
  capability: 'public',
  limit: 'guest',
  returns: guestTable,
  raises: ['table.changed'],
} as const;

/** A table as its guests see it: the cart that they share, their orders, what they owe. */
export const getGuestTable = endpoint.get('/guest_table', {
  summary: 'A table as its guests see it, by what its QR code carries.',
  capability: 'public',
  limit: 'guest',
  query: v.strictObject({ token }),
  returns: guestTable,
  problems: ['notFound'],
});

/** The menu at a table: prices for eating there, what can be had now, choices and pictures. */
export const getGuestMenu = endpoint.get('/guest_menu', {
  summary: 'The menu as guests at a table see it.',
  capability: 'public',
  limit: 'guest',
  query: v.strictObject({ token }),
  returns: guestMenu,
  problems: ['notFound'],
});

/** Puts lines into the cart of the table. What others put there stays. */
export const addGuestLines = endpoint.post('/guest_cart', {
  summary: 'Adds lines to the cart that everybody at a table shares.',
  ...changing,
  body: v.strictObject({
    token,
    /** What the others at the table call who adds it. */
    name: v.optional(text(0, 30), ''),
    lines: v.pipe(v.array(wantedLine), v.minLength(1), v.maxLength(20)),
  }),
  problems: ['notFound', 'notAllowedNow', 'itemUnavailable'],
});

/** Changes how many of a line are wanted, and its note. */
export const updateGuestLine = endpoint.put('/guest_cart/:id', {
  summary: 'Changes how many of a line of the cart are wanted, and its note.',
  ...changing,
  params: one,
  body: v.strictObject({ token, version, quantity, note: v.optional(text(0, 200), '') }),
  current: cartLine,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Takes a line out of the cart. */
export const removeGuestLine = endpoint.delete('/guest_cart/:id', {
  summary: 'Takes a line out of the cart of a table.',
  ...changing,
  params: one,
  body: v.strictObject({ token, version }),
  current: cartLine,
  problems: ['notFound', 'conflict'],
});

/** Sends the cart to the kitchen, as it was seen, or not at all. */
export const sendGuestOrder = endpoint.post('/guest_order', {
  summary: 'Places an order of the lines of a table’s cart, each as it was seen.',
  ...changing,
  body: v.strictObject({
    token,
    cart: v.pipe(
      v.array(v.strictObject({ id, version })),
      v.minLength(1, 'An order needs an item.'),
      v.maxLength(100),
    ),
    note: v.optional(text(0, 500), ''),
  }),
  current: cartLine,
  problems: ['storeClosed', 'notFound', 'conflict', 'notAllowedNow', 'itemUnavailable'],
  raises: ['order.placed'],
});

/** Asks the staff for the bill; asked again it stays asked. */
export const askGuestBill = endpoint.post('/guest_bill', {
  summary: 'Asks for the bill of a table.',
  ...changing,
  body: v.strictObject({ token }),
  raises: ['table.asked'],
  problems: ['notFound', 'notAllowedNow'],
});

/** Asks staff to come to the table; asking again before they answer changes nothing. */
export const askGuestHelp = endpoint.post('/guest_help', {
  summary: 'Asks staff to come to a table.',
  ...changing,
  body: v.strictObject({ token }),
  raises: ['table.asked'],
  problems: ['notFound', 'notAllowedNow'],
});
