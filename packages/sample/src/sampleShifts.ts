import type { CashMovement } from '@servery/api';
import {
  expectedOf,
  firstDrawer,
  pastCash,
  sumsOf,
  usualLimit,
  type OrderCash,
  type ShiftRecord,
} from '@servery/domain/drawers';
import { denominationsOf } from '@servery/domain/money';
import { addDays, businessDate, toInstant } from '@servery/domain/time';
import type { SampleMerchant } from '@servery/domain/fixtures';
import type { OrderRecord } from '@servery/domain/orders';
import { people } from './people.ts';

/** The shifts of the sample, and the cash in their drawers. */
export interface SampleShifts {
  shifts: ShiftRecord[];
  cash: OrderCash[];
}

/** The number of days before today with a shift. */
const days = 14;
const float = 20_000;

/** The differences of the counts from the expected cash, in sen, by day. */
const variances = [0, -320, 50, 0, 0, -10, 0, 1_000, 0, -105, 0, 20, 0, 0] as const;

/** Returns an amount as the fewest notes and coins. */
const countOf = (amount: number, currency: string, at: string, by: string) => {
  let rest = amount;
  const piles = denominationsOf(currency).flatMap((value) => {
    const quantity = Math.floor(rest / value);
    rest -= quantity * value;
    return quantity > 0 ? { value, quantity } : [];
  });
  return { at, by, piles, amount: amount - rest };
};

/**
 * Returns the closed shift of a cashier on an earlier day, with its cash movements: the cash that
 * was taken until its count, and what the cashier put in and took out.
 */
function shiftOf(
  { id: merchant_id, settings }: SampleMerchant,
  { today, daysAgo, taken }: { today: string; daysAgo: number; taken: readonly OrderCash[] },
) {
  const team = people.filter((person) => person.merchant_id === merchant_id);
  const cashier = team.find(({ template }) => template === 'cashier');
  const manager = team.find(({ template }) => template === 'supervisor') ?? team[0];
  if (!cashier || !manager) return { shifts: [], cash: [] };
  const business_date = addDays(today, -daysAgo);
  const at = (time: string) => toInstant(`${business_date} ${time}`, settings.time_zone);
  const id = merchant_id * 1_000 + daysAgo;
  const variance = variances[daysAgo % variances.length] ?? 0;
  const entries = [
    ['12:05', 'pay_out', -3_500, 'Ice'],
    ['13:20', 'no_sale', 0, 'Change for a guest'],
    ['14:30', 'pay_in', 5_000, 'Small change from the bank'],
    ['16:00', 'drop', -15_000, ''],
  ] as const;
  const [start, end] = [at('08:55'), at('17:02')];
  const own = taken
    .filter(({ movement }) => movement.at >= start && movement.at < end)
    .map((one): OrderCash => ({ ...one, movement: { ...one.movement, shift_id: id } }));
  const entered = entries.map(([time, kind, amount, reason], index): CashMovement => ({
    id: id * 100 + index,
    merchant_id,
    shift_id: id,
    kind,
    amount,
    order: null,
    reason,
    business_date,
    at: at(time),
    by: cashier.name,
  }));
  const sums = sumsOf([...own.map(({ movement }) => movement), ...entered]);
  const counted = expectedOf(float, sums) + variance;
  const isOver = Math.abs(variance) > usualLimit;
  const { id: drawer_id, name } = firstDrawer(merchant_id);
  const { currency } = settings;
  const count = (time: string) => countOf(counted, currency, at(time), cashier.name);
  const shift: ShiftRecord = {
    id,
    version: 3,
    merchant_id,
    drawer: { id: drawer_id, name },
    person: { id: cashier.id, name: cashier.name },
    state: 'closed',
    business_date,
    opened_at: at('08:55'),
    opening: countOf(float, currency, at('08:55'), cashier.name),
    counting_at: at('17:02'),
    counts: isOver ? [count('17:06'), count('17:10')] : [count('17:06')],
    variance_limit: usualLimit,
    sums,
    closed_at: at(isOver ? '17:12' : '17:06'),
    closed_by: cashier.name,
    approved_by: isOver ? manager.name : null,
    reason: isOver ? 'Probably gave too much change at lunch' : '',
  };
  const cash = entered.map((movement) => ({ movement, payment_id: null, refund_id: null }));
  return { shifts: [shift], cash: [...own, ...cash] };
}

/**
 * Returns the closed shifts of each merchant's cashier on the days before a time, and all cash
 * movements: those of orders outside these shifts are in no drawer.
 */
export function sampleShifts(
  merchants: readonly SampleMerchant[],
  orders: readonly OrderRecord[],
  now: Date,
): SampleShifts {
  const taken = Map.groupBy(
    orders.flatMap(pastCash),
    ({ movement: { merchant_id } }) => merchant_id,
  );
  const all = merchants.flatMap((merchant) => {
    const today = businessDate(now, merchant.settings);
    const cash = taken.get(merchant.id) ?? [];
    return Array.from({ length: days }, (_, index) =>
      shiftOf(merchant, { today, daysAgo: days - index, taken: cash }),
    );
  });
  const inShifts = all.flatMap(({ cash }) => cash);
  const known = new Set(inShifts.map(({ movement: { id } }) => id));
  const others = [...taken.values()].flat().filter(({ movement: { id } }) => !known.has(id));
  return {
    shifts: all.flatMap(({ shifts }) => shifts),
    cash: [...inShifts, ...others].toSorted((a, b) => a.movement.at.localeCompare(b.movement.at)),
  };
}
