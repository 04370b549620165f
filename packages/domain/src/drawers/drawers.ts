import { invalid, notNow, Problem, type Drawer } from '@servery/api';
import { isNameTaken } from '../search/nameKey.ts';
import type { DrawerBook, DrawerChange, DrawerRecord } from './record.ts';

/** The most cash drawers of a merchant. */
export const maxDrawers = 50;

/** The editable fields of a drawer. */
export type DrawerInput = Pick<DrawerRecord, 'name' | 'variance_limit' | 'printer_id'>;

/**
 * Returns a drawer with the person whose shift is open with it.
 * @throws `notFound`
 */
export function showDrawer({ merchant_id, drawers, shifts }: DrawerBook, id: number): Drawer {
  const drawer = drawers.find((one) => one.id === id);
  if (!drawer) throw new Problem('notFound');
  const open = shifts.find((shift) => shift.drawer.id === id && shift.state === 'open');
  const holder = open ? { ...open.person, since: open.opened_at } : null;
  return { ...drawer, merchant_id, holder };
}

/** The printers of the merchant, one of which a drawer can be connected to. */
type Printers = readonly { id: number }[];

function requirePrinter(printers: Printers, { printer_id }: DrawerInput): void {
  if (printer_id !== null && !printers.some(({ id }) => id === printer_id))
    throw invalid('printer_id', 'unknown', 'This printer doesn’t exist.');
}

function requireName({ drawers }: DrawerBook, id: number | null, name: string): void {
  if (isNameTaken(drawers, name, id))
    throw invalid('name', 'taken', 'Another drawer already has this name.');
}

/**
 * Adds a drawer.
 * @throws `invalid`
 */
export function createDrawer(
  book: DrawerBook,
  input: DrawerInput,
  nextId: () => number,
  printers: Printers = [],
): DrawerChange {
  const { name, variance_limit, printer_id } = input;
  if (book.drawers.length >= maxDrawers)
    throw invalid('name', 'too_many', `There can be up to ${maxDrawers} drawers.`);
  requireName(book, null, name);
  requirePrinter(printers, input);
  const drawer = { id: nextId(), version: 1, name, is_active: true, variance_limit, printer_id };
  return {
    book: { ...book, drawers: [...book.drawers, drawer] },
    subject: { kind: 'drawer', id: drawer.id },
  };
}

/**
 * Changes a drawer. One of the drawers stays active, and so does one with an open shift.
 * @throws `notFound`, `conflict`, `invalid` or `notAllowedNow`
 */
export function editDrawer(
  book: DrawerBook,
  id: number,
  input: DrawerInput & { version: number; is_active?: boolean | undefined },
  printers: Printers = [],
): DrawerChange {
  const shown = showDrawer(book, id);
  if (shown.version !== input.version) throw new Problem('conflict', { current: shown });
  requireName(book, id, input.name);
  // A printer that was deleted since stays named until another one is chosen.
  if (input.printer_id !== shown.printer_id) requirePrinter(printers, input);
  const { name, variance_limit, printer_id, is_active = shown.is_active } = input;
  if (!is_active && shown.holder) throw notNow({ why: 'drawer_in_use', name: shown.holder.name });
  const drawers = book.drawers.map((drawer) =>
    drawer.id === id
      ? { ...drawer, name, variance_limit, printer_id, is_active, version: drawer.version + 1 }
      : drawer,
  );
  if (drawers.every((drawer) => !drawer.is_active)) throw notNow({ why: 'last_drawer' });
  return { book: { ...book, drawers }, subject: { kind: 'drawer', id } };
}
