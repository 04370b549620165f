import type {
  Brand,
  DisplayedMenu,
  GuestBrand,
  GuestMenu,
  GuestOrder,
  GuestPicture,
  GuestTable,
} from '@servery/api';
import { showOrder } from '../orders/show.ts';
import type { OrderRecord, Shop } from '../orders/record.ts';
import type { Floor, TableRecord } from '../tables/record.ts';
import { cartTotals } from './cartTotals.ts';
import { isOpenAt } from '../settings/opening.ts';
import { guestLimitsOf } from './limits.ts';
import { tableOf } from '../tables/rows.ts';
import { cartOf } from '../tables/show.ts';
import { answeredAt, billRequestedAt, helpRequestedAt } from '../tables/requests.ts';
import { holdingOrders, partyAt } from '../tables/tableStatus.ts';
import { chargeFor } from '../settings/chargeFor.ts';

/** The minutes for which guests see that an order of theirs was cancelled or voided. */
export const calledOffMinutes = 10;

const calledOff: ReadonlySet<string> = new Set(['cancelled', 'voided']);

/** Whether guests at a table still see that an order of theirs was cancelled or voided. */
export const isFreshlyCalledOff = (
  { status, status_at }: Pick<OrderRecord, 'status' | 'status_at'>,
  now: Date,
): boolean =>
  calledOff.has(status) && Date.parse(status_at) > now.getTime() - calledOffMinutes * 60_000;

function showGuestOrder(record: OrderRecord): GuestOrder {
  const { id, number, status, placed_at, promised_at, items, total, balance } = showOrder(record);
  const lines = items.filter((line) => line.status !== 'voided');
  return {
    id,
    number,
    status,
    placed_at,
    promised_at,
    items: lines.map((line) => ({
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      options: line.options,
      note: line.note,
      status: line.status,
      gross: line.gross,
    })),
    total,
    balance,
  };
}

/** Returns the ids of the orders that guests at a table see: those that keep the table occupied. */
export const guestOrdersOf = (floor: Floor, table_id: number): number[] =>
  holdingOrders(tableOf(floor, table_id), floor).map(({ id }) => id);

/**
 * Returns since when a table has been with its present guests; null if there is no record of
 * seating, leaving or cleaning.
 */
function seatingSince({ sitting, freed_at, cleaned_at }: TableRecord): string | null {
  const moments = [sitting?.opened_at, freed_at, cleaned_at].filter((at) => typeof at === 'string');
  return moments.toSorted().at(-1) ?? null;
}

/**
 * Returns a table as its guests see it; `orders` are those that keep it occupied and those
 * cancelled or voided recently.
 */
export function showGuestTable(
  floor: Floor,
  table_id: number,
  orders: readonly OrderRecord[],
  { name: merchant_name, settings }: Shop,
  now: Date,
): GuestTable {
  const table = tableOf(floor, table_id);
  const holding = holdingOrders(table, floor);
  const since = seatingSince(table);
  // The next party must not see a cancelled order of the party before.
  const own = orders.filter(
    ({ status, placed_at }) => !calledOff.has(status) || since === null || placed_at > since,
  );
  const { currency, time_zone, minimum_order, tax_classes } = settings;
  const party = partyAt(table, floor);
  const service_charge = chargeFor(settings.service_charge, 'dine_in', party);
  return {
    version: table.version,
    merchant_name,
    name: table.name,
    section: table.section,
    currency,
    time_zone,
    is_open: isOpenAt(settings, now),
    is_active: table.is_active,
    limits: guestLimitsOf(settings),
    minimum_order,
    service_charge: service_charge.methods.includes('dine_in') ? service_charge.rate : 0,
    taxes: tax_classes.map(({ rate, is_inclusive }) => ({ rate, is_inclusive })),
    cart: cartOf(floor, table_id).map(
      ({ merchant_id: _m, table_id: _t, seat: _s, ...line }) => line,
    ),
    cart_totals: cartTotals(
      floor.carts.filter((line) => line.table_id === table_id),
      party,
      settings,
    ),
    orders: own
      .toSorted((a, b) => a.placed_at.localeCompare(b.placed_at) || a.id - b.id)
      .map(showGuestOrder),
    owed: holding.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
    bill_asked_at: billRequestedAt(table, floor, now),
    help_asked_at: helpRequestedAt(table, floor, now),
    answered_at: answeredAt(table, floor, now),
    is_bill_printed: holding.length > 0 && holding.every((order) => order.is_bill_printed),
  };
}

type PictureOf = (image_id: number) => GuestPicture | null;

/** Returns a brand as guests see it. */
function showGuestBrand({ color, popup, ...brand }: Brand, pictureOf: PictureOf): GuestBrand {
  const shown = (id: number | null) => (id === null ? null : pictureOf(id));
  const { is_on, title, text, image_id } = popup;
  return {
    color,
    icon: shown(brand.icon_id),
    banner: shown(brand.banner_id),
    popup: is_on ? { title, text, picture: shown(image_id) } : null,
  };
}

/**
 * Returns the menu as guests at a table see it: non-empty categories, and dishes with their
 * pictures, and the brand of the merchant.
 */
export const showGuestMenu = (
  { at, categories }: DisplayedMenu,
  pictureOf: PictureOf,
  brand: Brand | undefined,
): GuestMenu => ({
  at,
  brand: brand ? showGuestBrand(brand, pictureOf) : null,
  categories: categories
    .filter(({ items }) => items.length > 0)
    .map(({ id, name, items }) => ({
      id,
      name,
      items: items.map(({ category_id: _c, tax_class: _t, code: _code, image_id, ...item }) => ({
        ...item,
        picture: image_id === null ? null : pictureOf(image_id),
      })),
    })),
});

/** Returns a picture of the library in the form for guests. */
export const showGuestPicture = ({
  alt,
  width,
  height,
  urls,
}: {
  alt: string;
  width: number;
  height: number;
  urls: { small: string; medium: string };
}): GuestPicture => ({ alt, width, height, small: urls.small, medium: urls.medium });
