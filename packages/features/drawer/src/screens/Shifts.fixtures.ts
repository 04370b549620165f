import type { ManualCashKind } from '@servery/api';
import type { ShiftRecord } from '@servery/domain/drawers';
import { sample } from '@servery/sample';

/** Makes requests without a session come from a person. */
export const as = (username: string) => () => {
  sample().defaultUser = username;
  return () => {
    sample().defaultUser = 'merchant';
  };
};

/** Returns the latest shift of the sample's first merchant, with changes. */
const shiftWith = (more: Partial<ShiftRecord>): ShiftRecord => {
  const latest = sample().drawers.shifts.findLast(({ merchant_id }) => merchant_id === 101)!;
  const at = new Date(sample().now().getTime() - 3_600_000).toISOString();
  return { ...latest, id: 9_001, version: 1, opened_at: at, ...more };
};

/** A shift that isn't counted yet. */
const uncounted = {
  state: 'open',
  counting_at: null,
  counts: [],
  sums: null,
  closed_at: null,
  closed_by: null,
  approved_by: null,
  reason: '',
} as const satisfies Partial<ShiftRecord>;

/** Stores an open shift with a float of RM 200.00: the cashier's, or another person's. */
export const openFor = (username: string, more: Partial<ShiftRecord> = {}): ShiftRecord => {
  const { id, name } = sample().person(username)!;
  const shift = shiftWith({ ...uncounted, person: { id, name }, ...more });
  sample().drawers.keep(shift);
  return shift;
};

/** Stores cash movements of a shift, as many minutes ago as each says. */
export const moved = (
  shift: ShiftRecord,
  ...entries: readonly (readonly [ManualCashKind | 'sale', number, string])[]
): void =>
  sample().drawers.add(
    ...entries.map(([kind, amount, reason], index) => ({
      movement: {
        id: shift.id * 100 + index,
        merchant_id: shift.merchant_id,
        shift_id: shift.id,
        kind,
        amount,
        order: kind === 'sale' ? { id: 1, number: `A0${index}` } : null,
        reason,
        business_date: shift.business_date,
        at: new Date(sample().now().getTime() - (60 - index) * 60_000).toISOString(),
        by: shift.person.name,
      },
      payment_id: null,
      refund_id: null,
    })),
  );

/** Stores many closed shifts of long-named people. */
export const manyShifts = (count: number): void => {
  for (let index = 0; index < count; index += 1)
    sample().drawers.keep(
      shiftWith({
        id: 20_000 + index,
        person: { id: 13, name: 'Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah' },
        drawer: { id: 101, name: 'Drawer at the entrance of the terrace' },
      }),
    );
};
