import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  choice,
  count,
  id,
  idChoice,
  idParam,
  listQuery,
  page,
  quantity,
  rows,
  text,
  unreadable,
  version,
} from '../fields.ts';
import { order } from '../entities/order.ts';
import { cartLine } from '../entities/cartLine.ts';
import { table, tableShapes } from '../entities/table.ts';
import { wantedLine } from '../entities/wantedLine.ts';

const whole = (min: number, max: number) =>
  v.pipe(
    count,
    v.minValue(min, `Must be at least ${min}.`),
    v.maxValue(max, `Must be at most ${max}.`),
  );

/** The editable fields of a table. */
const tableFields = {
  name: text(1, 20),
  section: v.optional(text(0, 30), ''),
  seats_min: v.optional(whole(1, 50), 1),
  seats_max: whole(1, 50),
  shape: v.picklist(tableShapes),
  /** The position of its top start corner on a floor plan of 1600 by 960. */
  x: whole(0, 1600),
  y: whole(0, 960),
};

/** Lists tables by section and name. Searches both. */
export const listTables = endpoint.get('/admin/table', {
  summary: 'Lists tables with their guests and the amounts due.',
  capability: 'order.view',
  query: listQuery({
    merchant_id: idChoice,
    status: choice(['active', 'out_of_service']),
    section: v.optional(text(0, 30), ''),
  }),
  returns: page(table),
  problems: ['notFound'],
});

/** Adds a table to the floor plan. */
export const createTable = endpoint.post('/admin/table', {
  summary: 'Creates a table.',
  capability: 'table.edit',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), ...tableFields }),
  returns: table,
  problems: ['notFound'],
  raises: ['table.changed'],
});

/** Changes a table and its position. */
export const updateTable = endpoint.put('/admin/table/:id', {
  summary: 'Updates the name, seats and position of a table.',
  capability: 'table.edit',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version, ...tableFields }),
  returns: table,
  current: table,
  problems: ['notFound', 'conflict'],
  raises: ['table.changed'],
});

/**
 * Takes a table in or out of service, holds, cleans, links or unlinks it, resolves its guests'
 * request, or renews its QR code.
 */
export const changeTable = endpoint.patch('/admin/table/:id', {
  summary:
    'Takes a table out of service and back, holds, cleans or links it, answers its guests’ request, or renews its QR code.',
  capability: 'order.view',
  params: v.object({ id: idParam }),
  body: v.variant('action', [
    v.strictObject({
      action: v.picklist([
        'activate',
        'deactivate',
        'release',
        'clean',
        'unlink',
        'answer',
        'rotate_token',
      ]),
      version,
    }),
    v.strictObject({
      action: v.literal('hold'),
      version,
      minutes: v.optional(whole(5, 480), 30),
      guest: v.optional(text(0, 80), ''),
    }),
    v.strictObject({
      action: v.literal('link'),
      version,
      table_ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(20)),
    }),
  ]),
  returns: table,
  current: table,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises: ['table.changed'],
});

/** Seats guests at a table or frees it, or undoes that within ten seconds. */
export const toggleOccupyStatus = endpoint.patch('/admin/toggle_occupy_status/:id', {
  summary: 'Seats guests at a table, frees it or undoes the last step.',
  capability: 'table.occupy',
  params: v.object({ id: idParam }),
  body: v.strictObject({
    version,
    occupied: v.boolean(),
    covers: v.optional(v.pipe(count, v.maxValue(99)), 0),
    undo: v.optional(v.boolean(), false),
  }),
  returns: table,
  current: table,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'notPaid', 'tooLate'],
  raises: ['table.changed'],
});

const tableDetail = v.object({
  table,
  /** The order that has been waiting longest, unless it can't be read, and all orders that keep the table occupied. */
  order: v.nullable(order),
  orders: rows(order),
  cart: rows(cartLine),
  unreadable,
});
export type TableDetail = v.InferOutput<typeof tableDetail>;

/** Returns the orders and the cart of a table. */
export const getTableOrder = endpoint.get('/admin/table/order_detail/:id', {
  summary: 'Returns a table with its orders and cart.',
  capability: 'order.view',
  params: v.object({ id: idParam }),
  returns: tableDetail,
  problems: ['notFound'],
});

const cart = v.object({ cart: v.array(cartLine) });

/**
 * Adds lines to a table's cart. Lines that others added stay as they are; the caller's own
 * identical line gets a higher quantity.
 */
export const addToCart = endpoint.post('/cart', {
  summary: 'Adds lines to the cart of a table.',
  capability: 'order.create',
  body: v.strictObject({
    table_id: id,
    lines: v.pipe(v.array(wantedLine), v.minLength(1), v.maxLength(50)),
  }),
  returns: cart,
  problems: ['notFound', 'notAllowedNow', 'itemUnavailable'],
  raises: ['table.changed'],
});

/** Changes one line of a cart. Its options and seat stay unchanged if they are omitted. */
export const updateCartLine = endpoint.put('/cart/:id', {
  summary: 'Changes the quantity, choices, note and seat of a cart line.',
  capability: 'order.create',
  params: v.object({ id: idParam }),
  body: v.strictObject({
    version,
    quantity,
    note: v.optional(text(0, 200), ''),
    options: v.optional(wantedLine.entries.options.wrapped),
    seat: wantedLine.entries.seat,
  }),
  returns: cart,
  current: cartLine,
  problems: ['notFound', 'conflict', 'itemUnavailable'],
  raises: ['table.changed'],
});

/** Removes one line from a cart. */
export const removeCartLine = endpoint.delete('/cart/:id', {
  summary: 'Removes a line from a cart.',
  capability: 'order.create',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: cart,
  current: cartLine,
  problems: ['notFound', 'conflict'],
  raises: ['table.changed'],
});

/** Voids the listed unpaid orders of a table, as they were shown. */
export const clearUnpaidOrders = endpoint.post('/admin/clear_unpaid_order', {
  summary: 'Voids the listed unpaid orders of a table.',
  capability: 'order.void',
  body: v.strictObject({
    table_id: id,
    version,
    orders: v.pipe(
      v.array(v.strictObject({ order_id: id, version })),
      v.minLength(1),
      v.maxLength(50),
    ),
    reason: text(2, 200),
  }),
  returns: table,
  current: v.union([table, order]),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'hasPayments', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Moves guests with their orders and cart to another table. */
export const switchTable = endpoint.post('/admin/switch_table', {
  summary: 'Moves guests, with their orders and cart, to another table.',
  capability: 'table.move',
  body: v.strictObject({
    table_id: id,
    version,
    to_table_id: id,
    /** If the other table is occupied, joins its guests and combines the orders into one bill. */
    combine: v.optional(v.boolean(), false),
  }),
  returns: table,
  current: v.union([table, order]),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'cannotCombine', 'approvalRequired'],
  raises: ['table.changed', 'order.changed'],
});
