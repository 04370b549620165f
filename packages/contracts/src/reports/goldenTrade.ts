import { cancelOrder, voidOrder, type Order } from '@servery/api';
import { on } from '../Stage.ts';
import { aina, ben, owner, type GoldenTill } from './GoldenTill.ts';

/** The golden day, and the day before it. */
export const [dayBefore, goldenDay] = ['2026-11-20', '2026-11-21'];
const reason = 'Rung up twice';

const takeOff = (till: GoldenTill, order: Order, label: string, rate: number) =>
  till.change(order, { type: 'add_adjustment', label, rate });

/** Rings up what the golden day inherits: a sale to refund, and a bill with a deposit. */
export async function tradeBefore(till: GoldenTill): Promise<{ sold: Order; open: Order }> {
  await till.at(dayBefore, '20:00');
  const sold = await till.sell({ by: ben, lines: [[1, 'nasi']] }, { kind: 'cash' });
  const open = await till.place({
    by: ben,
    covers: 2,
    lines: [
      [2, 'nasi'],
      [2, 'teh'],
    ],
  });
  const paid = await till.pay(open, { kind: 'card', amount: 1_000 });
  return { sold, open: paid };
}

async function tradeAtNoon(till: GoldenTill): Promise<void> {
  await till.sell(
    {
      by: aina,
      covers: 2,
      lines: [
        [2, 'nasi'],
        [3, 'teh'],
      ],
    },
    { kind: 'cash', tendered: 5_000 },
  );
  const pickup = await till.place({ method: 'pickup', lines: [[3, 'rice']] });
  await till.finish(
    await till.pay(await takeOff(till, pickup, 'Voucher', 1_000), { kind: 'e_wallet' }),
  );

  await till.at(goldenDay, '12:15');
  const four = await till.place({
    by: aina,
    covers: 4,
    lines: [
      [4, 'set'],
      [4, 'teh'],
    ],
  });
  await till.finish(
    await till.pay(await takeOff(till, four, 'Rank', 500), { kind: 'card', tip: 500 }),
  );
  await till.sell({ method: 'delivery', lines: [[2, 'nasi']] }, { kind: 'e_wallet' });
  const comped = await till.place({
    by: ben,
    covers: 2,
    member_id: till.member(2_000, 0),
    lines: [
      [2, 'nasi'],
      [1, 'rice'],
    ],
  });
  const line_id = comped.items[1]!.id;
  await till.finish(
    await till.pay(
      await till.change(comped, { type: 'comp_line', line_id, reason: 'Waited long' }),
      { kind: 'wallet', amount: 2_000 },
      { kind: 'cash' },
    ),
  );
}

async function tradeInTheAfternoon(till: GoldenTill): Promise<void> {
  await till.at(goldenDay, '13:15');
  const three = await till.place({ by: ben, covers: 3, lines: [[3, 'nasi']] });
  await till.finish(await till.pay(await takeOff(till, three, 'Deal', 2_000), { kind: 'cash' }));
  await till.sell(
    { by: aina, method: 'pickup', member_id: till.member(2_109, 1), lines: [[1, 'set']] },
    { kind: 'wallet' },
  );
  const unwanted = await till.pay(
    await till.place({
      method: 'pickup',
      lines: [
        [2, 'rice'],
        [2, 'teh'],
      ],
    }),
    { kind: 'e_wallet' },
  );
  const cancelled = await till.stage.as(owner, cancelOrder, { body: { ...on(unwanted), reason } });
  await till.refund(cancelled);

  await till.at(goldenDay, '14:15');
  const wrong = await till.place({ lines: [[1, 'nasi']] });
  await till.stage.as(owner, voidOrder, { body: { ...on(wrong), reason } });
}

async function tradeInTheEvening(till: GoldenTill, open: Order): Promise<void> {
  await till.at(goldenDay, '18:15');
  await till.finish(await till.pay(open, { kind: 'cash' }));
  await till.at(goldenDay, '19:15');
  const two = await till.sell(
    {
      by: aina,
      covers: 2,
      lines: [
        [2, 'rice'],
        [2, 'teh'],
      ],
    },
    { kind: 'e_wallet' },
  );
  await till.refund(await till.request(two));
  await till.at(goldenDay, '21:15');
  const late = await till.place({
    by: ben,
    covers: 5,
    lines: [
      [3, 'nasi'],
      [2, 'set'],
      [5, 'teh'],
    ],
  });
  await till.pay(late, { kind: 'cash', amount: 2_000 });
}

/** Rings up the golden day, with the bill and the sale of the day before. */
export async function tradeAllDay(
  till: GoldenTill,
  { sold, open }: { sold: Order; open: Order },
): Promise<Order> {
  await tradeAtNoon(till);
  await tradeInTheAfternoon(till);
  await tradeInTheEvening(till, open);
  return till.refund(await till.request(sold));
}
