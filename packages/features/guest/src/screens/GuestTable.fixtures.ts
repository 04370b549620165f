import { getGuestMenu, getGuestTable, type GuestItem, type GuestTable } from '@servery/api';
import { answers } from '@servery/api/mocks';
import { defaultCartLimits } from '@servery/domain/guest';
import { sample } from '@servery/sample';

const outlet = 101;

/** Returns the QR token of a sample table. */
export function codeOf(name: string, merchant_id = outlet): string {
  const { id } = sample()
    .merchant(merchant_id)
    .tables.find((table) => table.name === name)!;
  return `${merchant_id}-sample-table-${id}`;
}

/** Returns the QR token of the first free sample table without a cart. */
export function freeCode(): string {
  const world = sample();
  const floor = world.tables.floor(outlet, world.orders.values(), world.now());
  const busy = new Set(floor.carts.map(({ table_id }) => table_id));
  const free = floor.tables.find(
    ({ id, is_active, sitting }) =>
      is_active && !sitting && !busy.has(id) && !floor.orders.get(id)?.open.length,
  )!;
  return free.qr_token;
}

/** Returns the QR token of the sample table with a pending cart. */
export function waitingCode(): string {
  const { tables, carts } = sample().tables.floor(outlet, [], sample().now());
  return tables.find(({ id }) => id === carts[0]!.table_id)!.qr_token;
}

const answer = answers(() => ({}));

/** Overrides the response of the table. */
export const tableIs = (more: Partial<GuestTable>) =>
  answer(getGuestTable, () => ({
    version: 1,
    merchant_name: 'Seri Melati Chow Kit',
    name: 'A3',
    section: 'Hall',
    currency: 'MYR',
    time_zone: 'Asia/Kuala_Lumpur',
    is_open: true,
    is_active: true,
    limits: defaultCartLimits,
    minimum_order: 0,
    service_charge: 1000,
    taxes: [{ rate: 600, is_inclusive: false }],
    cart: [],
    cart_totals: { gross: 0, total: 0 },
    orders: [],
    owed: 0,
    bill_asked_at: null,
    help_asked_at: null,
    answered_at: null,
    is_bill_printed: false,
    ...more,
  }));

/** Returns a line of a cart. */
export const lineOf = (id: number, menu_id: number, name: string): GuestTable['cart'][number] => ({
  id,
  version: 1,
  menu_id,
  name,
  quantity: 2,
  unit_price: 340,
  options: [],
  note: '',
  by: 'Aina',
  gross: 680,
  at: '2026-11-20T05:30:00.000Z',
});

/** A text that's too long for its space. */
export const long = 'Nasi kandar with everything that grandmother ever put beside it';

const item = (id: number, name: string) => ({
  id,
  name,
  description: `${long}, and Donaudampfschifffahrtsgesellschaftskapitänsmützen besides`,
  price: 1250,
  is_available: true,
  unavailable: null,
  available_at: null,
  min_quantity: 1,
  max_quantity: null,
  picture: null,
  options: [],
});

/** Overrides the menu with one of `count` dishes, the first with the id 1000. */
export const menuOf = (
  count: number,
  name = (nth: number) => `Dish ${nth}`,
  more: Partial<GuestItem> = {},
) =>
  answer(getGuestMenu, () => ({
    brand: null,
    at: new Date().toISOString(),
    categories:
      count === 0
        ? []
        : [1, 2, 3, 4].map((part) => ({
            id: part,
            name: `${part}. ${name(part)}`,
            items: Array.from({ length: count / 4 }, (_, i) => ({
              ...item(part * 1000 + i, name(i + 1)),
              ...more,
            })),
          })),
  }));
