import { invalid, Problem } from '@servery/api';
import type { Edit } from '../commands/Edit.ts';
import { isNameTaken } from '../search/nameKey.ts';
import type { KitchenBook, KitchenChange, ZoneRecord } from './record.ts';
import { showKitchenZone } from './show.ts';

/** The editable fields of a zone. */
export type ZoneInput = Omit<ZoneRecord, 'id' | 'version'>;

const maxZones = 50;

/**
 * Returns a zone by its id.
 * @throws `notFound`
 */
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

/** Refuses ids that don't exist or that another zone already has. */
function requireOwn(
  { zones }: KitchenBook,
  id: number | null,
  part: 'category_ids' | 'item_ids',
  ids: readonly number[],
  known: ReadonlySet<number>,
): void {
  const others = zones.filter((zone) => zone.id !== id);
  ids.forEach((one, i) => {
    if (!known.has(one)) throw invalid(`${part}.${i}`, 'unknown', 'This item isn’t on the menu.');
    const other = others.find((zone) => zone[part].includes(one));
    if (other) throw invalid(`${part}.${i}`, 'in_other_zone', `${other.name} already makes this.`);
  });
}

/**
 * Refuses a zone with a taken name, with neither display nor printer, with invalid printers, or
 * without dishes.
 */
function requireZone(book: KitchenBook, id: number | null, input: ZoneInput): void {
  if (isNameTaken(book.zones, input.name, id))
    throw invalid('name', 'taken', 'Another zone already has this name.');
  if (!input.has_display && input.printer_id === null)
    throw invalid('has_display', 'silent', 'Choose the display, a printer or both.');
  if (input.fallback_printer_id !== null && input.printer_id === null)
    throw invalid('fallback_printer_id', 'no_printer', 'Choose a main printer first.');
  if (input.fallback_printer_id !== null && input.fallback_printer_id === input.printer_id)
    throw invalid('fallback_printer_id', 'same', 'Choose a different printer.');
  const before = book.zones.find((zone) => zone.id === id);
  for (const part of ['printer_id', 'fallback_printer_id'] as const) {
    const printer = input[part];
    // A printer that has since been removed stays valid until another one is chosen.
    if (printer !== null && printer !== before?.[part] && !book.printer_ids.includes(printer))
      throw invalid(part, 'unknown', 'This printer doesn’t exist.');
  }
  const makesNothing = input.category_ids.length + input.item_ids.length === 0;
  if (makesNothing && !input.is_fallback)
    throw invalid('category_ids', 'empty', 'Choose at least one category or dish.');
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map((row) => row.id));
  requireOwn(book, id, 'category_ids', input.category_ids, idsOf(book.categories));
  requireOwn(book, id, 'item_ids', input.item_ids, idsOf(book.dishes));
}

/** Adds or replaces a zone; if it is the catch-all, the others no longer are. */
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

/** Refuses a new catch-all if the current one would be left without categories and dishes. */
function requireRest(book: KitchenBook, input: ZoneInput, id: number | null): void {
  const last = book.zones.find((zone) => zone.is_fallback && zone.id !== id);
  if (!input.is_fallback || !last) return;
  if (last.category_ids.length + last.item_ids.length === 0)
    throw invalid(
      'is_fallback',
      'taken',
      `${last.name} is only the catch-all zone. Change it first.`,
    );
}

/**
 * Adds a zone.
 * @throws `invalid`
 */
export function createKitchenZone(
  book: KitchenBook,
  input: ZoneInput,
  nextId: () => number,
): KitchenChange {
  if (book.zones.length >= maxZones)
    throw invalid('name', 'too_many', `A kitchen can have up to ${maxZones} zones.`);
  requireZone(book, null, input);
  requireRest(book, input, null);
  return withZone(book, { ...input, id: nextId(), version: 1 });
}

/**
 * Changes a zone.
 * @throws `conflict` or `invalid`
 */
export function editKitchenZone(
  book: KitchenBook,
  id: number,
  { version, ...edit }: Edit<ZoneInput>,
): KitchenChange {
  const zone = requireVersion(book, id, version);
  const input = { ...edit, is_active: edit.is_active ?? zone.is_active };
  requireZone(book, id, input);
  requireRest(book, input, id);
  return withZone(book, { ...zone, ...input, version: version + 1 });
}

/**
 * Opens or closes a zone.
 * @throws `conflict`
 */
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

/**
 * Deletes a zone.
 * @throws `conflict`
 */
export function deleteKitchenZone(
  book: KitchenBook,
  id: number,
  { version }: { version: number },
): KitchenChange {
  requireVersion(book, id, version);
  return { book: { ...book, zones: book.zones.filter((zone) => zone.id !== id) }, id };
}
