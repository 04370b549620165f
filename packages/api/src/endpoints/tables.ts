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
  text,
  version,
} from '../fields.ts';
import { order } from '../entities/order.ts';
import { cartLine } from '../entities/cartLine.ts';
import { table, tableShapes } from '../entities/table.ts';
import { wantedLine } from './orders.ts';

const whole = (min: number, max: number) =>
  v.pipe(count, v.minValue(min, `At least ${min}.`), v.maxValue(max, `At most ${max}.`));

/** What its editors say of a table. */
const tableFields = {
  name: text(1, 20),
  section: v.optional(text(0, 30), ''),
  seats_min: v.optional(whole(1, 50), 1),
  seats_max: whole(1, 50),
  shape: v.picklist(tableShapes),
  /** Where its corner at the start and top stands on a plan of 1600 by 960. */
  x: whole(0, 1600),
  y: whole(0, 960),
};

/** Tables by section and name; searches both. */
export const listTables = endpoint.get('/admin/table', {
  summary: 'Tables with who sits there and what they owe.',
  capability: 'order.view',
  query: listQuery({
    merchant_id: idChoice,
    status: choice(['active', 'out_of_service']),
    section: v.optional(v.pipe(v.string(), v.maxLength(30)), ''),
  }),
  returns: page(table),
  problems: ['notFound'],
});

/** Puts a new table on the plan. */
export const createTable = endpoint.post('/admin/table', {
  summary: 'Adds a table.',
  capability: 'table.edit',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), ...tableFields }),
  returns: table,
  problems: ['notFound'],
  raises: ['table.changed'],
});

/** Says anew what a table is and where it stands. */
export const updateTable = endpoint.put('/admin/table/:id', {
  summary: 'Changes what a table is called, how many it seats and where it stands.',
  capability: 'table.edit',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version, ...tableFields }),
  returns: table,
  current: table,
  problems: ['notFound', 'conflict'],
  raises: ['table.changed'],
});

/** One step of a table: in and out of service, held for a guest, cleaned, linked, its guests' request answered, a new QR code. */
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

/** Seats guests at a table or frees it, or takes that back within ten seconds. */
export const toggleOccupyStatus = endpoint.patch('/admin/toggle_occupy_status/:id', {
  summary: 'Seats guests at a table, frees it, or takes the last of these back.',
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
  /** The order that has waited longest, and all that keep the table taken. */
  order: v.nullable(order),
  orders: v.array(order),
  cart: v.array(cartLine),
});
export type TableDetail = v.InferOutput<typeof tableDetail>;

/** The order and the cart of a table. */
export const getTableOrder = endpoint.get('/admin/table/order_detail/:id', {
  summary: 'A table with its orders and its cart.',
  capability: 'order.view',
  params: v.object({ id: idParam }),
  returns: tableDetail,
  problems: ['notFound'],
});

const cart = v.object({ cart: v.array(cartLine) });

/** Puts lines into a table's cart. What others put there stays; one's own equal line becomes larger. */
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

/** Changes one line of a cart; its choices stay unless they are given. */
export const updateCartLine = endpoint.put('/cart/:id', {
  summary: 'Changes how many of a line are wanted, its choices and its note.',
  capability: 'order.create',
  params: v.object({ id: idParam }),
  body: v.strictObject({
    version,
    quantity,
    note: v.optional(text(0, 200), ''),
    options: v.optional(wantedLine.entries.options.wrapped),
  }),
  returns: cart,
  current: cartLine,
  problems: ['notFound', 'conflict', 'itemUnavailable'],
  raises: ['table.changed'],
});

/** Takes one line out of a cart. */
export const removeCartLine = endpoint.delete('/cart/:id', {
  summary: 'Takes a line out of a cart.',
  capability: 'order.create',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: cart,
  current: cartLine,
  problems: ['notFound', 'conflict'],
  raises: ['table.changed'],
});

/** Voids the unpaid orders of a table, those that were shown. */
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
  summary: 'Moves guests with their orders and cart to another table.',
  capability: 'table.move',
  body: v.strictObject({
    table_id: id,
    version,
    to_table_id: id,
    /** Where guests sit already: joins them, and combines the orders into one bill. */
    combine: v.optional(v.boolean(), false),
  }),
  returns: table,
  current: v.union([table, order]),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'cannotCombine', 'approvalRequired'],
  raises: ['table.changed', 'order.changed'],
});
