import {
  invalid,
  notNow,
  Problem,
  type CashCount,
  type CashPile,
  type CashSums,
} from '@servery/api';
import { denominationsOf } from '../money/index.ts';
import { demand, type Actor } from '../people/demand.ts';
import type { DrawerBook, DrawerChange, DrawerContext, ShiftRecord } from './record.ts';
import { isFinal, managesShifts, showShift, varianceOf } from './showShift.ts';

/** Returns a count of notes and coins without empty piles, the largest value first. */
function countOf(piles: readonly CashPile[], { actor, now, shop }: DrawerContext): CashCount {
  const known = denominationsOf(shop.settings.currency);
  const strange = piles.findIndex(({ value }) => !known.includes(value));
  if (strange >= 0)
    throw invalid(
      `piles.${strange}.value`,
      'unknown',
      'The note or coin doesn’t exist in the currency.',
    );
  const counted = piles
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => b.value - a.value);
  return {
    at: now.toISOString(),
    by: actor.name,
    piles: counted,
    amount: counted.reduce((sum, { value, quantity }) => sum + value * quantity, 0),
  };
}

/** Whether a person can see and change a shift: their own, or any if they manage shifts. */
export const canUse = ({ person }: Pick<ShiftRecord, 'person'>, actor: Actor): boolean =>
  person.id === actor.id || managesShifts(actor);

/**
 * Returns a shift that a person can use.
 * @throws `notFound`
 */
export function shiftOf({ shifts }: DrawerBook, id: number, actor: Actor): ShiftRecord {
  const shift = shifts.find((one) => one.id === id);
  if (!shift || !canUse(shift, actor)) throw new Problem('notFound');
  return shift;
}

function requireVersion(shift: ShiftRecord, version: number, { actor }: DrawerContext): void {
  if (shift.version !== version)
    throw new Problem('conflict', { current: showShift(shift, actor) });
}

const whyNot = { open: 'shift_open', counting: 'shift_counting', closed: 'shift_closed' } as const;

/**
 * Requires a shift to be in a state.
 * @throws `notAllowedNow`
 */
export function requireState({ state }: ShiftRecord, required: ShiftRecord['state']): void {
  if (state !== required) throw notNow({ why: whyNot[state] });
}

const saved = (book: DrawerBook, shift: ShiftRecord): DrawerChange => ({
  book: { ...book, shifts: book.shifts.map((one) => (one.id === shift.id ? shift : one)) },
  subject: { kind: 'shift', id: shift.id },
});

/**
 * Opens a shift. A drawer has one open shift, and a person has one shift that isn't closed, so that
 * the drawer of their cash is known.
 * @throws `notFound`, `invalid` or `notAllowedNow`
 */
export function openShift(
  book: DrawerBook,
  { drawer_id, piles }: { drawer_id: number; piles: readonly CashPile[] },
  context: DrawerContext,
): DrawerChange {
  const { actor, now, nextId, business_date } = context;
  const drawer = book.drawers.find(({ id }) => id === drawer_id);
  if (!drawer?.is_active) throw new Problem('notFound');
  const isTaken = ({ state, drawer: { id } }: ShiftRecord) => state === 'open' && id === drawer_id;
  const taken = book.shifts.find(isTaken);
  if (taken) throw notNow({ why: 'drawer_in_use', name: taken.person.name });
  const own = book.shifts.find(({ state, person }) => state !== 'closed' && person.id === actor.id);
  if (own) throw notNow({ why: 'has_shift', name: own.drawer.name });
  const shift: ShiftRecord = {
    id: nextId(),
    version: 1,
    merchant_id: book.merchant_id,
    drawer: { id: drawer.id, name: drawer.name },
    person: { id: actor.id, name: actor.name },
    state: 'open',
    business_date,
    opened_at: now.toISOString(),
    opening: countOf(piles, context),
    counting_at: null,
    counts: [],
    variance_limit: drawer.variance_limit,
    sums: null,
    closed_at: null,
    closed_by: null,
    approved_by: null,
    reason: '',
  };
  return {
    book: { ...book, shifts: [...book.shifts, shift] },
    subject: { kind: 'shift', id: shift.id },
  };
}

/**
 * Begins the count of a shift, which fixes the sums of its movements.
 * @throws `notFound`, `conflict` or `notAllowedNow`
 */
export function startCount(
  book: DrawerBook,
  id: number,
  { version, sums }: { version: number; sums: CashSums },
  context: DrawerContext,
): DrawerChange {
  const shift = shiftOf(book, id, context.actor);
  requireVersion(shift, version, context);
  requireState(shift, 'open');
  return saved(book, {
    ...shift,
    version: version + 1,
    state: 'counting',
    counting_at: context.now.toISOString(),
    sums,
  });
}

const closed = (shift: ShiftRecord, { actor, now }: DrawerContext): ShiftRecord => ({
  ...shift,
  state: 'closed',
  closed_at: now.toISOString(),
  closed_by: actor.name,
});

/** Whether the last count of a shift is off by more than its limit allows. */
export const isOver = (shift: ShiftRecord): boolean =>
  Math.abs((shift.sums && varianceOf(shift, shift.sums)) ?? 0) > shift.variance_limit;

/**
 * Records a count. Within the limit it closes the shift; otherwise there is one recount, which is
 * final.
 * @throws `notFound`, `conflict`, `invalid` or `notAllowedNow`
 */
export function countShift(
  book: DrawerBook,
  id: number,
  { version, piles }: { version: number; piles: readonly CashPile[] },
  context: DrawerContext,
): DrawerChange {
  const shift = shiftOf(book, id, context.actor);
  requireVersion(shift, version, context);
  requireState(shift, 'counting');
  if (isFinal(shift)) throw notNow({ why: 'counted_twice' });
  const counts = [...shift.counts, countOf(piles, context)];
  const counted = { ...shift, version: version + 1, counts };
  return saved(book, isOver(counted) ? counted : closed(counted, context));
}

/**
 * Closes a shift whose final count is over the limit, with a reason.
 * @throws `notFound`, `conflict`, `notAllowedNow`, or `approvalRequired`
 */
export function closeShift(
  book: DrawerBook,
  id: number,
  { version, reason }: { version: number; reason: string },
  context: DrawerContext,
): DrawerChange {
  const shift = shiftOf(book, id, context.actor);
  requireVersion(shift, version, context);
  requireState(shift, 'counting');
  if (!isFinal(shift)) throw notNow({ why: 'not_counted' });
  const variance = (shift.sums && varianceOf(shift, shift.sums)) ?? 0;
  const on = { object_id: id, version, amount: Math.abs(variance) };
  const approved_by = demand(context.actor, 'shift.variance', on);
  const next = { ...closed(shift, context), version: version + 1, reason, approved_by };
  return saved(book, next);
}
