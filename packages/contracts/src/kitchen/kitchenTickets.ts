import {
  bumpLines,
  displayKitchen,
  fireLines,
  recallLines,
  toggleKitchenZone,
  undoBump,
  type Input,
  type KitchenTicket,
  type TicketLine,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { zonesNow } from './kitchenZones.ts';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';

type Query = Input<typeof displayKitchen>['query'];

const inputOf = (ticket: KitchenTicket, ...lines: readonly TicketLine[]) => ({
  order_id: ticket.id,
  lines: (lines.length > 0 ? lines : ticket.lines).map(({ id, quantity }) => ({ id, quantity })),
});
const statusesOf = ({ lines }: KitchenTicket) => new Set(lines.map(({ status }) => status));

/** The tickets of the kitchen and their progress. */
export function kitchenTickets(stage: Stage): void {
  const read = (query: Query = {}, username = 'kitchen') =>
    stage.as(username, displayKitchen, { query });
  const queued = async (atLeast = 1) => {
    const { tickets } = await read();
    const found = tickets.find(
      ({ lines }) => lines.length >= atLeast && lines.every(({ status }) => status === 'queued'),
    );
    if (!found) throw new Error('The kitchen of the sample has nothing to begin.');
    return found;
  };
  const now = async ({ id }: KitchenTicket) =>
    (await read()).tickets.find((ticket) => ticket.id === id)!;
  const bump = (ticket: KitchenTicket, to: 'preparing' | 'ready', ...lines: TicketLine[]) =>
    stage.as('kitchen', bumpLines, { body: { ...inputOf(ticket, ...lines), to } });
  const undo = (ticket: KitchenTicket, ...lines: TicketLine[]) =>
    stage.as('kitchen', undoBump, { body: inputOf(ticket, ...lines) });

  outletCases(stage, [[displayKitchen]]);

  describe('kitchen display', () => {
    test('shows open tickets to everyone who can see orders, the oldest first', async () => {
      const { tickets, zones, is_delta } = await read();
      expect(is_delta).toBe(false);
      expect(tickets.length).toBeGreaterThan(2);
      const placed = tickets.map(({ placed_at }) => placed_at);
      expect(placed).toEqual(placed.toSorted());
      expect(zones.map(({ name }) => name)).toContain('Wok');
      for (const { lines, elsewhere } of tickets) {
        expect(lines.length).toBeGreaterThan(0);
        expect(elsewhere).toBe(0);
      }
      expect((await read({}, 'waiter')).tickets).toEqual(tickets);
    });

    test('of one zone shows only its lines', async () => {
      const { tickets, zones } = await read();
      const some = zones.find(({ id }) =>
        tickets.some(({ lines }) => lines.some(({ zone_id }) => zone_id === id)),
      )!;
      const mine = (await read({ zone_id: some.id })).tickets;
      expect(mine.length).toBeGreaterThan(0);
      for (const ticket of mine) {
        expect(ticket.lines.every(({ zone_id }) => zone_id === some.id)).toBe(true);
        const whole = tickets.find(({ id }) => id === ticket.id)!;
        expect(whole.lines).toEqual(expect.arrayContaining(ticket.lines));
      }
    });

    test('returns only changes, or everything after zones have changed', async () => {
      const { sequence } = await read();
      const ticket = await queued();
      await bump(ticket, 'preparing');
      const delta = await read({ since: sequence });
      expect(delta).toMatchObject({ is_delta: true, tickets: [{ id: ticket.id }] });
      expect(delta.sequence).toBe(sequence + 1);
      await undo(ticket);
      const { Drinks } = await zonesNow(stage);
      const toggle = (version: number, is_active: boolean) =>
        stage.as('merchant', toggleKitchenZone, {
          params: { id: Drinks!.id },
          body: { version, is_active },
        });
      const { version } = await toggle(Drinks!.version, false);
      const full = await read({ since: delta.sequence });
      expect(full.is_delta).toBe(false);
      expect(full.zones.map(({ name }) => name)).not.toContain('Drinks');
      await toggle(version, true);
    });
  });

  describe('kitchen ticket', () => {
    test('is started, bumped, recalled, and bumped again', async () => {
      const ticket = await queued(2);
      const [first] = ticket.lines;
      const begun = await bump(ticket, 'preparing', first!);
      expect(begun).toMatchObject({ id: ticket.id, status: 'preparing' });
      expect(statusesOf(begun)).toEqual(new Set(['preparing', 'queued']));
      const ready = await bump(ticket, 'ready');
      expect(ready.status).toBe('ready');
      expect(ready.lines.every(({ to_make, ready_at }) => to_make === 0 && ready_at)).toBe(true);
      expect(await now(ticket)).toEqual(ready);
      const back = await stage.as('kitchen', recallLines, { body: inputOf(ticket, first!) });
      expect(back.status).toBe('preparing');
      expect(back.lines.find(({ id }) => id === first!.id)).toMatchObject({
        status: 'preparing',
        to_make: first!.to_make,
      });
      expect((await bump(ticket, 'ready')).status).toBe('ready');
    });

    test('undoes a step within ten seconds', async () => {
      const ticket = await queued();
      await bump(ticket, 'ready');
      expect(await undo(ticket)).toMatchObject({ status: ticket.status });
      expect(statusesOf(await now(ticket))).toEqual(new Set(['queued']));
      expect(await refused(undo(ticket))).toMatchObject({ code: 'notAllowedNow' });
    });

    test('holds a line until it is fired', async () => {
      const ticket = await queued(2);
      const [first] = ticket.lines;
      const fire = (is_held: boolean) =>
        stage.as('kitchen', fireLines, { body: { ...inputOf(ticket, first!), is_held } });
      const held = await fire(true);
      expect(held.lines.find(({ id }) => id === first!.id)).toMatchObject({ status: 'held' });
      expect(await refused(bump(ticket, 'preparing', first!))).toMatchObject({
        code: 'notAllowedNow',
        status: 422,
      });
      const fired = await fire(false);
      const line = fired.lines.find(({ id }) => id === first!.id)!;
      expect(line.status).toBe('queued');
      expect(Date.parse(line.fired_at)).toBeGreaterThan(Date.parse(first!.fired_at));
    });

    test('refuses a step with an outdated quantity, and returns the current ticket', async () => {
      const ticket = await queued();
      const [first] = ticket.lines;
      const more = { ...first!, quantity: first!.quantity + 1 };
      expect(await refused(bump(ticket, 'ready', more))).toMatchObject({
        code: 'conflict',
        status: 409,
        matter: { current: { id: ticket.id } },
      });
      expect(await now(ticket)).toEqual(ticket);
    });

    test('can be bumped only with permission, in the caller’s scope', async () => {
      const ticket = await queued();
      const body = { ...inputOf(ticket), to: 'ready' as const };
      for (const [username, code] of [
        ['waiter', 'forbidden'],
        ['merchant.bangsar', 'notFound'],
      ] as const)
        expect(await refused(stage.as(username, bumpLines, { body }))).toMatchObject({ code });
    });

    test('is bumped once for a repeated idempotency key', async () => {
      const ticket = await queued();
      const body = { ...inputOf(ticket), to: 'preparing' as const };
      const options = { idempotencyKey: crypto.randomUUID() };
      const once = () => stage.as('kitchen', bumpLines, { body }, options);
      const first = await once();
      expect(await once()).toEqual(first);
      const { version } = await now(ticket);
      expect(version).toBe(first.version);
    });

    test('can be recalled for ten minutes only', async () => {
      const ticket = await queued();
      await bump(ticket, 'ready');
      await stage.host.advance(11 * 60_000);
      const recall = stage.as('kitchen', recallLines, { body: inputOf(ticket) });
      expect(await refused(recall)).toMatchObject({ code: 'tooLate', status: 422 });
      expect((await read()).tickets.some(({ id }) => id === ticket.id)).toBe(false);
    });
  });
}
