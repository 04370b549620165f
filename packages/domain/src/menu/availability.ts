import type { AvailabilityWindow, MenuItem, OrderMethod } from '@servery/api';
import {
  addDays,
  instantFrom,
  isWithinWindow,
  toLocal,
  wallRange,
  weekdayOf,
} from '../time/index.ts';
import type { ItemRecord } from './record.ts';

/** A moment, and the time zone for its local times. */
export interface When {
  now: Date;
  time_zone: string;
}

/** Whether an item isn't marked out of stock by hand, or only until a moment that has passed. */
export const isSetAvailable = (
  { is_available, unavailable_until }: Pick<ItemRecord, 'is_available' | 'unavailable_until'>,
  now: Date,
): boolean =>
  is_available || (unavailable_until !== null && Date.parse(unavailable_until) <= now.getTime());

/** Whether an item with tracked stock has none left. */
export const isUsedUp = ({
  stock,
  allow_negative,
}: Pick<ItemRecord, 'stock' | 'allow_negative'>): boolean =>
  stock !== null && stock <= 0 && !allow_negative;

/** Returns how many of an item can be sold; null if its stock isn't tracked or may go negative. */
const leftOf = ({
  stock,
  allow_negative,
}: Pick<ItemRecord, 'stock' | 'allow_negative'>): number | null =>
  stock === null || allow_negative ? null : Math.max(0, stock);

/** Whether an item can't be sold because it is out of stock. */
export const isSoldOut = (
  item: Pick<ItemRecord, 'is_available' | 'unavailable_until' | 'stock' | 'allow_negative'>,
  now: Date,
): boolean => !isSetAvailable(item, now) || isUsedUp(item);

/** Whether the stock of an item has fallen to its low-stock limit. */
export const isLow = ({ stock, low_stock }: Pick<ItemRecord, 'stock' | 'low_stock'>): boolean =>
  stock !== null && low_stock !== null && stock <= low_stock;

/** Whether a moment is in one of the windows; an empty list means always. */
export const isInWindows = (
  windows: readonly AvailabilityWindow[],
  { now, time_zone }: When,
): boolean =>
  windows.length === 0 || windows.some((window) => isWithinWindow(now, window, time_zone));

/** Returns the next start of any of the windows; null if there are none. */
export function nextStart(
  windows: readonly AvailabilityWindow[],
  { now, time_zone }: When,
): string | null {
  const today = toLocal(now, time_zone).slice(0, 10);
  const starts = windows.flatMap((window) =>
    Array.from({ length: 8 }, (_, i) => addDays(today, i))
      .filter((date) => window.weekdays?.includes(weekdayOf(date)) ?? true)
      .map((date) => instantFrom(date, wallRange(window).from, time_zone))
      // The clock can skip a whole window.
      .filter((at) => isWithinWindow(new Date(at), window, time_zone)),
  );
  const next = Math.min(...starts.filter((at) => at > now.getTime()));
  return Number.isFinite(next) ? new Date(next).toISOString() : null;
}

/** Returns when an unavailable item is sold again; null if unknown. */
function returnOf(item: ItemRecord, why: 'sold_out' | 'not_now', when: When): string | null {
  if (why === 'not_now') return nextStart(item.windows, when);
  return isSetAvailable(item, when.now) ? null : item.unavailable_until;
}

/**
 * Returns an item as guests see it: at the price of an order method, and whether it is available at
 * a moment.
 */
export function offerOf(item: ItemRecord, method: OrderMethod, when: When | null): MenuItem {
  const soldOut = when ? isSoldOut(item, when.now) : !item.is_available;
  const isNow = !when || isInWindows(item.windows, when);
  const unavailable = soldOut ? 'sold_out' : isNow ? null : 'not_now';
  const { id, category_id, name, description, tax_class, options } = item;
  const { min_quantity, max_quantity, image_id } = item;
  return {
    id,
    category_id,
    name,
    description,
    price: item.prices[method] ?? item.price,
    tax_class,
    is_available: unavailable === null,
    unavailable,
    available_at: when && unavailable ? returnOf(item, unavailable, when) : null,
    min_quantity,
    max_quantity,
    left: leftOf(item),
    image_id,
    options,
  };
}

/** Returns items by id as guests see them; without a moment, availability windows are ignored. */
export const menuAt = (
  items: readonly ItemRecord[],
  method: OrderMethod,
  when: When | null = null,
): Map<number, MenuItem> => new Map(items.map((item) => [item.id, offerOf(item, method, when)]));
