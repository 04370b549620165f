import {
  changeReservation,
  createReservation,
  createTable,
  getReservation,
  getReservationDay,
  listTables,
  toggleOccupyStatus,
  type Client,
  type Reservation,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlatform } from '../src/storage/db/confine.ts';
import { passReservations } from '../src/areas/reservations/passTime.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const minute = 60_000;

describe.each(engines)('bookings on %s', (engine) => {
  let server: TestServer;
  let host: Client;
  beforeAll(async () => {
    server = await startTestServer(engine);
    host = await server.as('host');
  });
  afterAll(() => server.close());

  const now = (id: number) => host.call(getReservation, { params: { id } });
  const pass = () => asPlatform(() => passReservations(server.host));
  const tonight = '2026-11-20T13:30:00.000Z';
  const book = (more: object) =>
    host.call(createReservation, {
      body: { name: 'Guest', starts_at: tonight, party: 2, ...more },
    });

  test('the database refuses to book a table twice at the same time', async () => {
    const starts_at = '2026-12-08T11:00:00.000Z';
    const one = await book({ starts_at, party: 4 });
    const other = await book({ starts_at: '2026-12-08T12:30:00.000Z', party: 4 });
    const [mine, theirs] = [one.tables[0]!.id, other.tables[0]!.id];
    expect(mine).not.toBe(theirs);
    const move = (isBlocking: boolean) =>
      sql`update reservation_table set table_id = ${mine}, is_blocking = ${isBlocking}
        where merchant_id = 101 and reservation_id = ${other.id}`.execute(server.database.kysely);
    // An hour and a half later is still within the stay of the first booking and its buffer.
    await expect(move(true)).rejects.toMatchObject({
      code: '23P01',
      constraint: 'reservation_table_once',
    });
    await move(false);
    const block = sql`update reservation_table set is_blocking = true
      where merchant_id = 101 and reservation_id = ${other.id}`;
    await expect(block.execute(server.database.kysely)).rejects.toMatchObject({ code: '23P01' });
  });

  test('a booking becomes a no-show after its grace period, and the waitlist gets its table', async () => {
    const due = (await host.call(getReservationDay, { query: {} })).reservations.filter(
      ({ status, grace_until }) =>
        status === 'confirmed' && Date.parse(grace_until) <= server.host.now().getTime(),
    );
    const date = '2026-11-25';
    const starts_at = `${date}T11:00:00.000Z`;
    const input = { starts_at, party: 7, section: 'Terrace' };
    const first = await book(input);
    const waiting = await book({ ...input, is_waitlisted: true });
    expect([first.status, waiting.status]).toEqual(['confirmed', 'waitlisted']);
    await pass();
    expect((await now(first.id)).status).toBe('confirmed');
    for (const { id } of due) expect((await now(id)).status).toBe('no_show');
    // Moves the start into the past for this booking only.
    const ago = new Date(server.host.now().getTime() - 16 * minute);
    await sql`update reservation set starts_at = ${ago}
      where merchant_id = 101 and id = ${first.id}`.execute(server.database.kysely);
    expect(await pass()).toBe(1);
    expect(await now(first.id)).toMatchObject({ status: 'no_show', version: first.version + 1 });
    expect(await now(waiting.id)).toMatchObject({ status: 'requested', tables: first.tables });
    expect(await pass()).toBe(0);
    const events = await all(
      server.database.kysely,
      sql<{ kind: string }>`select kind from event where merchant_id = 101
        and payload -> 'subject' ->> 'id' = ${String(first.id)}`,
    );
    expect(events.map(({ kind }) => kind)).toEqual(['reservation.changed', 'reservation.changed']);
  });

  test('a booking is completed when its guests have left, not before', async () => {
    const owner = await server.as('merchant');
    const table = await owner.call(createTable, {
      body: { name: 'Window seat', seats_max: 4, shape: 'square', x: 0, y: 0 },
    });
    const made = await book({ table_ids: [table.id] });
    const step = (one: Reservation) =>
      host.call(changeReservation, {
        params: { id: one.id },
        body: { version: one.version, action: 'seat' as const, table_ids: [] },
      });
    const seated = await step(made);
    await pass();
    expect((await now(seated.id)).status).toBe('seated');
    const { aaData } = await host.call(listTables, { query: { search: table.name } });
    const { id, version } = aaData.find((one) => one.id === table.id)!;
    await host.call(toggleOccupyStatus, { params: { id }, body: { version, occupied: false } });
    await pass();
    expect(await now(seated.id)).toMatchObject({ status: 'completed' });
  });
});
