import {
  closeDay,
  countShift,
  createDrawer,
  getDailyReport,
  getShift,
  openShift,
  placeOrder,
  previewDayClosing,
  startCount,
  togglePaymentStatus,
  type CashPile,
} from '@servery/api';
import { denominationsOf } from '@servery/domain/money';
import type { TestServer } from '../test/serverOn.ts';
import type { Engine, Figure, Input, Part } from './part.ts';
import { perServer } from './perServer.ts';
import { timed } from './timed.ts';
import { cashOption, plainDish } from './races/places.ts';

const atOnce = 10;

/** Returns the notes and coins of an amount, in sen. */
function pilesOf(amount: number): CashPile[] {
  let left = amount;
  return denominationsOf('MYR').flatMap((value) => {
    const quantity = Math.floor(left / value);
    left -= quantity * value;
    return quantity > 0 ? [{ value, quantity }] : [];
  });
}

/** Runs a task a number of times, several at once. */
async function many(times: number, task: () => Promise<unknown>): Promise<void> {
  let left = times;
  const run = async () => {
    while (left > 0) {
      left -= 1;
      await task();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

/** Sells in cash for a whole day, then closes the shift and the day. */
async function measure(server: TestServer, orders: number) {
  const [owner, cashier] = [await server.as('merchant'), await server.as('cashier')];
  const menu_id = await plainDish(owner);
  const payment_option_id = await cashOption(owner);
  const { id: drawer_id } = await owner.call(createDrawer, { body: { name: 'Measured' } });
  const shift = await cashier.call(openShift, { body: { drawer_id, piles: [] } });
  await many(orders, async () => {
    const lines = [{ menu_id, quantity: 1 }];
    const order = await cashier.call(placeOrder, { body: { order_method: 'pickup', lines } });
    const tenders = [{ payment_option_id, amount: order.balance }];
    const body = { paid: true as const, order_id: order.id, version: order.version, tenders };
    await cashier.call(togglePaymentStatus, { body });
  });
  const params = { id: shift.id };
  const { expected } = await owner.call(getShift, { params });
  const [closed, shiftMs] = await timed(async () => {
    const { version } = await cashier.call(startCount, {
      params,
      body: { version: shift.version },
    });
    const piles = pilesOf(expected ?? 0);
    return cashier.call(countShift, { params, body: { version, piles } });
  });
  const [report, reportMs] = await timed(() => owner.call(getDailyReport, { query: {} }));
  const { business_date, open_orders } = await owner.call(previewDayClosing, { query: {} });
  const carry_over = open_orders.map(({ id }) => id);
  const [closing, dayMs] = await timed(() =>
    owner.call(closeDay, { body: { business_date, carry_over } }),
  );
  const isRight =
    closed.state === 'closed' &&
    closing.report.sales_income.total === report.sales_income.total &&
    closing.report.checks.every(({ is_met }) => is_met);
  return { isRight, shiftMs, reportMs, dayMs };
}

async function figuresOn(server: TestServer, engine: Engine, { long }: Input): Promise<Figure[]> {
  const orders = long ? 5_000 : 500;
  const found = await measure(server, orders);
  const { isRight, shiftMs, reportMs, dayMs } = found;
  const of = orders.toLocaleString('en');
  return [
    {
      what: `a day of ${of} cash sales is closed with all sums equal`,
      engine,
      figure: isRight ? 'yes' : 'no',
      goal: 'yes',
      ok: isRight,
    },
    {
      what: `closing a shift of ${of} cash sales`,
      engine,
      figure: `${Math.round(shiftMs)} ms`,
      goal: 'aim: at most 300 ms for 5,000',
      ok: true,
    },
    {
      what: `report of ${of} orders`,
      engine,
      figure: `${Math.round(reportMs)} ms`,
      goal: 'aim: at most 500 ms for 5,000',
      ok: true,
    },
    {
      what: `closing a day of ${of} orders`,
      engine,
      figure: `${Math.round(dayMs)} ms`,
      goal: 'aim: at most 500 ms for 5,000',
      ok: true,
    },
  ];
}

/** A long day in cash, then the end of its shift and the closing of the day. */
export const part: Part = {
  name: 'closing',
  summary: 'the end of a long day',
  run: perServer(figuresOn),
};
