import type { CashMovement } from '@servery/api';
import {
  expectedOf,
  firstDrawer,
  sumsOf,
  usualLimit,
  type OrderCash,
  type ShiftRecord,
} from '@servery/domain/drawers';
import { denominationsOf } from '@servery/domain/money';
import { addDays, businessDate, toInstant } from '@servery/domain/time';
import type { SampleMerchant } from '@servery/domain/fixtures';
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

/** Returns the closed shift of a cashier on an earlier day, with its cash movements. */
function shiftOf({ id: merchant_id, settings }: SampleMerchant, today: string, daysAgo: number) {
  const team = people.filter((person) => person.merchant_id === merchant_id);
  const cashier = team.find(({ template }) => template === 'cashier');
  const manager = team.find(({ template }) => template === 'supervisor') ?? team[0];
  if (!cashier || !manager) return { shifts: [], cash: [] };
  const business_date = addDays(today, -daysAgo);
  const at = (time: string) => toInstant(`${business_date} ${time}`, settings.time_zone);
  const id = merchant_id * 1_000 + daysAgo;
  const variance = variances[daysAgo % variances.length] ?? 0;
  const entries = [
    ['09:40', 'sale', 1_290 + 35 * daysAgo, ''],
    ['11:15', 'sale', 4_210, ''],
    ['12:05', 'pay_out', -3_500, 'Ice'],
    ['12:50', 'sale', 3_590 + 15 * daysAgo, ''],
    ['13:20', 'no_sale', 0, 'Change for a guest'],
    ['14:30', 'pay_in', 5_000, 'Small change from the bank'],
    ['15:10', 'sale', 9_900, ''],
    ['16:00', 'drop', -15_000, ''],
  ] as const;
  const movements = entries.map(([time, kind, amount, reason], index): CashMovement => ({
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
  const sums = sumsOf(movements);
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
  const cash = movements.map((movement) => ({ movement, payment_id: null, refund_id: null }));
  return { shifts: [shift], cash };
}

/** Returns the closed shifts of each merchant's cashier on the days before a time. */
export function sampleShifts(merchants: readonly SampleMerchant[], now: Date): SampleShifts {
  const all = merchants.flatMap((merchant) => {
    const today = businessDate(now, merchant.settings);
    return Array.from({ length: days }, (_, index) => shiftOf(merchant, today, days - index));
  });
  return {
    shifts: all.flatMap(({ shifts }) => shifts),
    cash: all.flatMap(({ cash }) => cash),
  };
}
