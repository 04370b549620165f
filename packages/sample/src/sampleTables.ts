import type { Named } from '@servery/api';
import { terminal, type OrderRecord } from '@servery/domain/orders';
import { type CartRecord, type TableRecord, sizeOf } from '@servery/domain/tables';
import { menuAt, merchants, type SampleMerchant } from '@servery/domain/fixtures';

/** The areas of the outlets, by the first letter of their table names. */
const sections: Readonly<Record<string, string>> = {
  A: 'Hall',
  B: 'Verandah',
  T: 'Terrace',
  L: 'Lounge',
  P: 'Patio',
  C: 'Courtyard',
  K: 'Hall',
};

const seats = [2, 4, 4, 2, 6, 4, 8, 4, 2] as const;
const columns = 4;

const shapeOf = (most: number) =>
  most <= 2 ? ('round' as const) : most <= 4 ? ('square' as const) : ('rectangle' as const);

const tableAt = ({ id, name }: Named, merchant_id: number, place: number): TableRecord => {
  const nth = Number(name.slice(1)) - 1;
  const seats_max = seats[nth % seats.length]!;
  const shape = shapeOf(seats_max);
  const { width, height } = sizeOf({ shape, seats_max });
  return {
    id,
    version: 1,
    merchant_id,
    name,
    section: sections[name.slice(0, 1)] ?? '',
    seats_min: seats_max > 4 ? 3 : 1,
    seats_max,
    shape,
    x: 60 + (nth % columns) * 220 + Math.round((140 - width) / 2),
    y: 60 + Math.floor(nth / columns) * 170 + Math.round((88 - height) / 2),
    place,
    is_active: true,
    held: null,
    main_id: null,
    qr_token: `${merchant_id}-sample-table-${id}`,
    sitting: null,
    freed_at: null,
    cleaned_at: null,
    bill_asked_at: null,
    help_asked_at: null,
    answered_at: null,
    undo: null,
  };
};

/** Returns the cart of a table: items that haven't been sent yet. */
function cartAt(
  shop: SampleMerchant,
  { id: table_id }: TableRecord,
  born: Date,
): readonly CartRecord[] {
  const menu = [
    ...menuAt(shop.items, 'dine_in', { now: born, time_zone: shop.settings.time_zone }).values(),
  ];
  const simple = menu.filter(({ is_available, options }) => is_available && options.length === 0);
  return simple.slice(0, 2).map((item, i) => ({
    id: table_id * 10 + i,
    version: 1,
    merchant_id: shop.id,
    table_id,
    menu_id: item.id,
    name: item.name,
    quantity: i + 1,
    unit_price: item.price,
    options: [],
    note: i === 0 ? 'Less sweet' : '',
    seat: null,
    tax_class: item.tax_class,
    by: 'Muthu Krishnan',
    at: new Date(born.getTime() - (3 - i) * 60_000).toISOString(),
  }));
}

/**
 * Generates the floors of the outlets at a point in time, around the tables of open orders: one
 * table with guests who were just seated, one held, and one out of service.
 */
export function sampleTables(
  orders: Iterable<OrderRecord>,
  born: Date,
): { tables: TableRecord[]; carts: CartRecord[] } {
  const taken = new Set<number>();
  for (const { table, status } of orders) if (table && !terminal.has(status)) taken.add(table.id);
  const at = (minutes: number) => new Date(born.getTime() + minutes * 60_000).toISOString();
  const tables: TableRecord[] = [];
  const carts: CartRecord[] = [];
  for (const shop of merchants) {
    const own = shop.tables.map((table, place) => tableAt(table, shop.id, place));
    // Start at the end, because most experiments use the first tables.
    const free = own.filter(({ id }) => !taken.has(id)).toReversed();
    if (shop.settings.is_open && free.length > 5) {
      const [broken, held, seated] = free as [TableRecord, TableRecord, TableRecord];
      broken.is_active = false;
      held.held = { until: at(35), guest: 'Puan Aminah' };
      seated.sitting = {
        id: seated.id,
        opened_at: at(-6),
        here_since: at(-6),
        by: 'Muthu Krishnan',
        covers: 3,
      };
      carts.push(...cartAt(shop, seated, born));
    }
    tables.push(...own);
  }
  return { tables, carts };
}
