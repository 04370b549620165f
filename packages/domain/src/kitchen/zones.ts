import { invalid, Problem } from '@servery/api';
import type { KitchenBook, KitchenChange, ZoneRecord } from './record.ts';
import { showKitchenZone } from './show.ts';

/** What a zone is made of. */
export type ZoneWish = Omit<ZoneRecord, 'id' | 'version'>;

const mostZones = 50;

const plain = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** A zone by its id. */
export function zoneOf({ zones }: KitchenBook, id: number): ZoneRecord {
  const zone = zones.find((one) => one.id === id);
  if (!zone) throw new Problem('notFound');
  return zone;
}

function requireVersion(book: KitchenBook, id: number, version: number): ZoneRecord {
  const zone = zoneOf(book, id);
  if (zone.version !== version)
    throw new Problem('conflict', { current: showKitchenZone(book, id) });
  return zone;
}

/** Refuses what points at nothing, or what another zone makes already. */
function requireOwn(
  { zones }: KitchenBook,
  id: number | null,
  part: 'category_ids' | 'item_ids',
  ids: readonly number[],
  known: ReadonlySet<number>,
): void {
  const others = zones.filter((zone) => zone.id !== id);
  ids.forEach((one, i) => {
    if (!known.has(one)) throw invalid(`${part}.${i}`, 'unknown', 'This is not on the menu.');
    const other = others.find((zone) => zone[part].includes(one));
    if (other) throw invalid(`${part}.${i}`, 'in_other_zone', `${other.name} makes this already.`);
  });
}

/** Refuses a zone that nobody would hear of, or that makes nothing, or that has another's name. */
function requireZone(book: KitchenBook, id: number | null, wish: ZoneWish): void {
  const isTaken = book.zones.some(
    (zone) => zone.id !== id && plain(zone.name) === plain(wish.name),
  );
  if (isTaken) throw invalid('name', 'taken', 'Another zone has this name.');
  if (!wish.has_display && wish.printer_id === null)
    throw invalid('has_display', 'silent', 'Needs the display, a printer, or both.');
  if (wish.fallback_printer_id !== null && wish.printer_id === null)
    throw invalid('fallback_printer_id', 'no_printer', 'Choose the printer that it stands in for.');
  if (wish.fallback_printer_id !== null && wish.fallback_printer_id === wish.printer_id)
    throw invalid('fallback_printer_id', 'same', 'Must be another printer.');
  const before = book.zones.find((zone) => zone.id === id);
  for (const part of ['printer_id', 'fallback_printer_id'] as const) {
    const printer = wish[part];
    // One that was taken away since stays what it is until somebody chooses another.
    if (printer !== null && printer !== before?.[part] && !book.printer_ids.includes(printer))
      throw invalid(part, 'unknown', 'There is no such printer.');
  }
  const makesNothing = wish.category_ids.length + wish.item_ids.length === 0;
  if (makesNothing && !wish.is_fallback)
    throw invalid('category_ids', 'empty', 'Choose at least one category or dish.');
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map((row) => row.id));
  requireOwn(book, id, 'category_ids', wish.category_ids, idsOf(book.categories));
  requireOwn(book, id, 'item_ids', wish.item_ids, idsOf(book.dishes));
}

/** One zone takes the rest: the others no longer do. */
const withZone = (book: KitchenBook, zone: ZoneRecord): KitchenChange => {
  const others = book.zones
    .filter(({ id }) => id !== zone.id)
    .map((one) =>
      zone.is_fallback && one.is_fallback
        ? { ...one, is_fallback: false, version: one.version + 1 }
        : one,
    );
  return { book: { ...book, zones: [...others, zone] }, id: zone.id };
};

/** The one that took the rest must go on making something when it no longer does. */
function requireRest(book: KitchenBook, wish: ZoneWish, id: number | null): void {
  const last = book.zones.find((zone) => zone.is_fallback && zone.id !== id);
  if (!wish.is_fallback || !last) return;
  if (last.category_ids.length + last.item_ids.length === 0)
    throw invalid('is_fallback', 'taken', `${last.name} makes only what is left. Change it first.`);
}

/** Adds a zone. */
export function createKitchenZone(
  book: KitchenBook,
  wish: ZoneWish,
  nextId: () => number,
): KitchenChange {
  if (book.zones.length >= mostZones)
    throw invalid('name', 'too_many', `A kitchen has ${mostZones} zones at most.`);
  requireZone(book, null, wish);
  requireRest(book, wish, null);
  return withZone(book, { ...wish, id: nextId(), version: 1 });
}

/** Changes a zone. */
export function editKitchenZone(
  book: KitchenBook,
  id: number,
  { version, ...wish }: ZoneWish & { version: number },
): KitchenChange {
  const zone = requireVersion(book, id, version);
  requireZone(book, id, wish);
  requireRest(book, wish, id);
  return withZone(book, { ...zone, ...wish, version: version + 1 });
}

/** Closes a zone or opens it. */
export function toggleKitchenZone(
  book: KitchenBook,
  id: number,
  { version, is_active }: { version: number; is_active: boolean },
): KitchenChange {
  const zone = requireVersion(book, id, version);
  if (zone.is_active === is_active) return { book, id };
  const next = { ...zone, is_active, version: version + 1 };
  const zones = book.zones.map((one) => (one.id === id ? next : one));
  return { book: { ...book, zones }, id };
}

/** Deletes a zone. */
export function deleteKitchenZone(
  book: KitchenBook,
  id: number,
  { version }: { version: number },
): KitchenChange {
  requireVersion(book, id, version);
  return { book: { ...book, zones: book.zones.filter((zone) => zone.id !== id) }, id };
}
