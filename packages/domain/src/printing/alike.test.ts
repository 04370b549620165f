import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOrder, outlet } from '../orders/anyOrder.ts';
import { alike } from './alike.ts';
import { ticketOf, type TicketLine } from './kitchen.ts';
import { firstTemplate, paperOf } from './paper.ts';
import { renderText } from './renderText.ts';

const [roti] = anyOrder().items;
const extras = [
  { id: 1, name: 'Sambal', price: 100, quantity: 1 },
  { id: 1, name: 'Sambal', price: 100, quantity: 2 },
  { id: 2, name: 'No onion', price: 0, quantity: 1 },
];
const line = fc
  .record({
    menu_id: fc.constantFrom(1, 2),
    options: fc.shuffledSubarray(extras),
    note: fc.constantFrom('', 'Little sugar'),
    seat: fc.constantFrom(null, 2),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ quantity, ...of }) => ({
    line: { ...roti!, ...of, name: `Dish ${of.menu_id}` },
    quantity,
  }));
const lines = fc
  .array(line, { maxLength: 14 })
  .map((all): TicketLine[] =>
    all.map(({ line: of, quantity }, id) => ({ line: { ...of, id }, quantity })),
  );

/** Describes a dish independently of the code under test. */
const dish = ({ line: { name, options, note, seat } }: TicketLine) =>
  [
    name,
    ...options.map((option) => `${option.quantity} ${option.name}`).toSorted(),
    `! ${note}`,
    seat,
  ].join('; ');
const sums = (all: readonly TicketLine[]) => {
  const found = new Map<string, number>();
  for (const one of all) found.set(dish(one), (found.get(dish(one)) ?? 0) + one.quantity);
  return found;
};

test('merges lines of the same dish, with the sum of their quantities and in their order', () => {
  let merged = 0;
  fc.assert(
    fc.property(lines, (all) => {
      const ticket = alike(all);
      expect(sums(ticket)).toEqual(sums(all));
      expect(ticket.map(dish)).toEqual([...new Set(all.map(dish))]);
      if (ticket.length < all.length) merged += 1;
    }),
    { numRuns: 500, seed: 7 },
  );
  expect(merged).toBeGreaterThan(100);
});

test('a printed ticket merges identical lines and keeps a line with a note separate', () => {
  const order = anyOrder();
  const of = (id: number, note: string, quantity: number): TicketLine => ({
    line: { ...roti!, id, note },
    quantity,
  });
  const paper = paperOf(outlet, firstTemplate(outlet));
  const slip = (all: readonly TicketLine[], kind: 'kitchen' | 'void_slip' = 'kitchen') =>
    renderText(ticketOf(order, all, kind, paper, new Date('2026-11-20T05:30:00.000Z')), 80)
      .split('\n')
      .filter((text) => / x |!/.test(text))
      .map((text) => text.trim());
  expect(slip([of(1, '', 1), of(2, 'No sugar', 1), of(3, '', 2)])).toEqual([
    '3 x Roti tisu',
    '1 x Roti tisu',
    '! No sugar',
  ]);
  expect(slip([of(1, '', -1), of(3, '', -1)], 'void_slip')).toEqual(['2 x Roti tisu']);
});

test('a printed ticket shows the seat of an item, and keeps different seats separate', () => {
  const of = (id: number, seat: number | null): TicketLine => ({
    line: { ...roti!, id, seat },
    quantity: 1,
  });
  const paper = paperOf(outlet, firstTemplate(outlet));
  const at = new Date('2026-11-20T05:30:00.000Z');
  const lines = [of(1, 2), of(2, null), of(3, 2), of(4, null)];
  const slip = renderText(ticketOf(anyOrder(), lines, 'kitchen', paper, at), 80)
    .split('\n')
    .filter((text) => / x |Seat/.test(text))
    .map((text) => text.trim());
  expect(slip).toEqual(['2 x Roti tisu', 'Seat 2', '2 x Roti tisu']);
});
