import type { TableOrder } from '@servery/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActionContext } from '../orders/record.ts';
import { rightsOf } from '../people/rights.ts';
import { merchants } from '../fixtures/merchants.ts';
import { changeTable, createTable, statusOf, toggleOccupyStatus, showTable } from './index.ts';
import type { Floor, FloorChange, TableOrders, TableRecord } from './record.ts';
import { groupOf, isTaken } from './tableStatus.ts';

const start = Date.parse('2026-11-20T05:30:00.000Z');

/** A floor of four tables whose orders and clock the steps below change. */
class Play {
  now = start;
  id = 1000;
  /** The changes that should have been refused. */
  readonly broken: string[] = [];
  floor: Floor = { merchant_id: 1, tables: [], orders: new Map(), carts: [] };

  constructor() {
    for (const [i, name] of ['A1', 'A2', 'A3', 'A4'].entries())
      this.do((floor, context) =>
        createTable(
          floor,
          {
            name,
            section: '',
            seats_min: 1,
            seats_max: 4,
            shape: 'square',
            x: i * 100,
            y: 0,
            qr_token: 'token',
          },
          context,
        ),
      );
  }

  get context(): ActionContext {
    const rights = rightsOf('merchant', null);
    return {
      actor: { id: 1, name: 'Aina', rights, approval: null },
      now: new Date(this.now),
      nextId: () => (this.id += 1),
      business_date: '2026-11-20',
      shop: merchants[0]!,
    };
  }

  /** Runs a step; a refused step changes nothing. */
  do(decide: (floor: Floor, context: ActionContext) => FloorChange): boolean {
    try {
      ({ floor: this.floor } = decide(this.floor, this.context));
      return true;
    } catch {
      return false;
    }
  }

  at(index: number): TableRecord {
    return this.floor.tables[index % this.floor.tables.length]!;
  }

  orders(table: TableRecord, change: (known: TableOrders) => TableOrders): void {
    const known = this.floor.orders.get(table.id) ?? { open: [], ended_at: null };
    this.floor = {
      ...this.floor,
      orders: new Map([...this.floor.orders, [table.id, change(known)]]),
    };
  }

  order(): TableOrder {
    return {
      id: (this.id += 1),
      version: 1,
      number: 'D001',
      status: 'new',
      covers: 2,
      total: 1000,
      balance: 1000,
      is_bill_printed: false,
      placed_at: this.context.now.toISOString(),
    };
  }
}

const steps = {
  seat: (play, table) =>
    void play.do((floor, context) =>
      toggleOccupyStatus(
        floor,
        { id: table.id, version: table.version, occupied: true, covers: 2, undo: false },
        context,
      ),
    ),
  free: (play, table) => {
    const owes = groupOf(table, play.floor).some((one) =>
      play.floor.orders.get(one.id)?.open.some(({ balance }) => balance > 0),
    );
    const isFreed = play.do((floor, context) =>
      toggleOccupyStatus(
        floor,
        { id: table.id, version: table.version, occupied: false, covers: 0, undo: false },
        context,
      ),
    );
    // A table can't be freed with unpaid orders.
    if (isFreed && owes) play.broken.push(`${table.name} was freed`);
  },
  undo: (play, table) =>
    void play.do((floor, context) =>
      toggleOccupyStatus(
        floor,
        { id: table.id, version: table.version, occupied: true, covers: 0, undo: true },
        context,
      ),
    ),
  order: (play, table) => {
    const order = play.order();
    play.orders(table, (known) => ({ ...known, open: [...known.open, order] }));
  },
  pay: (play, table) =>
    play.orders(table, (known) => ({
      ...known,
      open: known.open.map((order) => ({ ...order, balance: 0 })),
    })),
  print: (play, table) =>
    play.orders(table, (known) => ({
      ...known,
      open: known.open.map((order) => ({ ...order, is_bill_printed: true })),
    })),
  end: (play, table) =>
    play.orders(table, (known) =>
      known.open.length === 0 ? known : { open: [], ended_at: play.context.now.toISOString() },
    ),
  wait: (play) => {
    play.now += 61_000;
  },
  ...Object.fromEntries(
    (['activate', 'deactivate', 'release', 'clean', 'unlink'] as const).map((action) => [
      action,
      (play: Play, { id, version }: TableRecord) => {
        const was = statusOf(
          play.at(play.floor.tables.findIndex((one) => one.id === id)),
          play.floor,
          play.context.now,
        );
        const isDone = play.do((floor, context) =>
          changeTable(floor, { id, version, action }, context, () => 'x'),
        );
        if (isDone && action === 'deactivate' && was.state !== 'available')
          play.broken.push(`${action} from ${was.state}`);
      },
    ]),
  ),
  hold: (play, { id, version }) =>
    void play.do((floor, context) =>
      changeTable(
        floor,
        { id, version, action: 'hold', minutes: 5, guest: '' },
        context,
        () => 'x',
      ),
    ),
  link: (play, { id, version }) => {
    const table_ids = [play.at(0).id === id ? play.at(1).id : play.at(0).id];
    play.do((floor, context) =>
      changeTable(floor, { id, version, action: 'link', table_ids }, context, () => 'x'),
    );
  },
} satisfies Record<string, (play: Play, table: TableRecord) => void>;

const walk = fc.array(
  fc.tuple(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), fc.nat(3)),
  { maxLength: 60 },
);

test('the status of each table follows its guests, orders and group after random actions', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.boolean(), walk, (isLinked, moves) => {
      const play = new Play();
      // Random steps link tables too rarely to test the second table of a group.
      if (isLinked) steps.link(play, play.at(0));
      for (const [name, index] of moves) {
        steps[name](play, play.at(index));
        play.now += 1;
        expect(play.broken).toEqual([]);
        for (const table of play.floor.tables) {
          const { state } = statusOf(table, play.floor, play.context.now);
          const group = groupOf(table, play.floor);
          const owed = group.flatMap((one) => play.floor.orders.get(one.id)?.open ?? []);
          seen.add(state);
          // A table with unpaid orders is occupied, unless it is out of service.
          if (table.is_active && owed.some(({ balance }) => balance > 0))
            expect(isTaken(state)).toBe(true);
          expect(state === 'out_of_service').toBe(!table.is_active);
          // All tables of a group have the same status, and the main table isn't linked to another
          // one.
          for (const one of group)
            expect(statusOf(one, play.floor, play.context.now).state).toBe(state);
          expect(group[0]!.main_id).toBeNull();
          expect(new Set(group.map(({ id }) => id)).size).toBe(group.length);
          expect(showTable(table, play.floor, play.context.now).owed).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    { numRuns: 300 },
  );
  expect([...seen].toSorted()).toEqual([
    'available',
    'bill_printed',
    'cleaning',
    'held',
    'occupied',
    'out_of_service',
  ]);
});

test('a group is freed only once none of its tables has unpaid orders', () => {
  const play = new Play();
  steps.link(play, play.at(0));
  steps.order(play, play.at(1));
  steps.free(play, play.at(0));
  expect(play.broken).toEqual([]);
  expect(isTaken(statusOf(play.at(0), play.floor, play.context.now).state)).toBe(true);
  steps.pay(play, play.at(1));
  steps.free(play, play.at(0));
  expect(statusOf(play.at(0), play.floor, play.context.now).state).not.toBe('occupied');
});

test('a table is cleaned for five minutes after its last order, or until it is marked as clean', () => {
  const play = new Play();
  const table = () => play.at(0);
  const state = () => statusOf(table(), play.floor, play.context.now).state;
  steps.seat(play, table());
  expect(state()).toBe('occupied');
  play.now += 60_000;
  steps.order(play, table());
  steps.print(play, table());
  expect(state()).toBe('bill_printed');
  steps.end(play, table());
  expect(state()).toBe('cleaning');
  play.now += 5 * 60_000;
  expect(state()).toBe('available');
  play.now -= 60_000;
  steps['clean' as keyof typeof steps](play, table());
  expect(state()).toBe('available');
});

test('seating can be undone within ten seconds, and not after', () => {
  const play = new Play();
  steps.seat(play, play.at(0));
  play.now += 9_999;
  steps.undo(play, play.at(0));
  expect(statusOf(play.at(0), play.floor, play.context.now).state).toBe('available');
  steps.seat(play, play.at(0));
  play.now += 10_000;
  steps.undo(play, play.at(0));
  expect(statusOf(play.at(0), play.floor, play.context.now).state).toBe('occupied');
});
