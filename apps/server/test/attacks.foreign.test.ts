import {
  acceptInvitation,
  addGuestLines,
  allEndpoints,
  askGuestBill,
  askGuestHelp,
  cancelBooking,
  createClient,
  createPairedDevice,
  createPrintAgent,
  createQueue,
  createStaff,
  createTable,
  displayMenu,
  getReservationCalendar,
  isWrite,
  joinQueue,
  leaveQueue,
  listBookingTimes,
  login,
  nameOf,
  openInvitation,
  pairDevice,
  pairPrintAgent,
  refreshSession,
  removeGuestLine,
  requestReservation,
  sendGuestOrder,
  setUp,
  updateGuestLine,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

/** The headers by which browsers mark requests from pages on other sites. */
const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];
const publicWrites = Object.values(allEndpoints())
  .filter((to) => to.capability === 'public' && isWrite(to))
  .map(nameOf)
  .toSorted();

type Attack = [to: AnyEndpoint, input: object];
const attack = <E extends AnyEndpoint>(to: E, input: Input<E>): Attack => [to, input as object];

describe.each(engines)('pages of other sites on %s', (engine) => {
  let server: TestServer;
  let attacks: Attack[];
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    cookie = `servery_refresh=${(await server.signIn('waiter')).refresh}`;
    attacks = await preparedAttacks();
  });
  afterAll(() => server.close());

  const pageWith = (headers: Record<string, string>) =>
    createClient({
      baseURL,
      credentials: { token: () => null },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        for (const [name, value] of Object.entries({ cookie, ...headers }))
          request.headers.set(name, value);
        return server.app.fetch(request);
      },
    });
  const outcomeOf = ([to, input]: Attack, headers: Record<string, string>) =>
    pageWith(headers)
      .call(to, input as Input<AnyEndpoint>)
      .then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );

  /** Returns every public write, with valid codes, or with wrong ones if failures are counted. */
  async function preparedAttacks(): Promise<Attack[]> {
    const { call } = await server.as('merchant');
    const guest = server.browser();
    const place = { section: 'Trial', seats_max: 4, shape: 'square' as const, x: 0, y: 0 };
    const { qr_token: token } = await call(createTable, { body: { name: 'Foreign', ...place } });
    const { categories } = await call(displayMenu, { query: {} });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    const lines = [{ menu_id: dish.id, quantity: 1 }];
    const { cart } = await guest.call(addGuestLines, { body: { token, lines } });
    const { id, version } = cart[0]!;

    const queue = await call(createQueue, {
      body: { name: 'Foreign', prefix: 'FS', max_length: 9 },
    });
    const joining = { body: { token: queue.token, party: 2 } };
    const joined = await guest.call(joinQueue, joining);

    const calendar = await call(getReservationCalendar, { query: {} });
    const params = { token: calendar.token };
    const evening = { date: '2026-11-22', party: 2 };
    const { slots } = await guest.call(listBookingTimes, { params, query: evening });
    const [first, second] = slots.filter(({ left }) => left > 1);
    const input = (starts_at: string, phone: string) => ({
      params,
      body: { starts_at, party: 2, name: 'Nobody', phone },
    });
    const booked = await guest.call(requestReservation, input(first!.starts_at, '+60120000001'));

    await call(createPairedDevice, { body: { name: 'Foreign', kind: 'kitchen' } });
    await call(createPrintAgent, { body: { merchant_id: null, name: 'Foreign' } });
    const { token: invitation } = await call(createStaff, {
      body: { username: 'foreign', name: 'Foreign', role: 'cashier', email: 'f@example.com' },
    });
    return [
      attack(openInvitation, { body: { token: invitation } }),
      attack(acceptInvitation, {
        body: { token: invitation, new_password: 'lemang over an open fire' },
      }),
      attack(login, { body: { username: 'cashier', password: 'wrong' } }),
      attack(setUp, {
        body: {
          code: 'AAAA-AAAA-AAAA',
          business: 'Nobody’s',
          name: 'Nobody',
          username: 'nobody',
          new_password: 'lemang over an open fire',
          time_zone: 'Asia/Kuala_Lumpur',
        },
      }),
      attack(pairDevice, { body: { code: 'AAAA-AAAA' } }),
      attack(pairPrintAgent, { body: { code: 'AAAA-AAAA' } }),
      attack(addGuestLines, { body: { token, lines } }),
      attack(updateGuestLine, { params: { id }, body: { token, version, quantity: 3 } }),
      attack(sendGuestOrder, { body: { token, cart: [{ id, version: version + 1 }] } }),
      attack(removeGuestLine, { params: { id }, body: { token, version } }),
      attack(askGuestBill, { body: { token } }),
      attack(askGuestHelp, { body: { token } }),
      attack(joinQueue, joining),
      attack(leaveQueue, { body: { token: joined.token } }),
      attack(requestReservation, input(second!.starts_at, '+60120000002')),
      attack(cancelBooking, {
        params: { token: booked.token },
        body: { version: booked.version },
      }),
      attack(refreshSession, { body: {} }),
    ];
  }

  /** Returns a checksum of each table. */
  const contents = async () => {
    const db = server.database.kysely;
    const tables = await all(
      db,
      sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
    );
    return Promise.all(
      tables.map(async ({ name }) => ({
        name,
        rows: await all(
          db,
          sql`select count(*) as count, md5(coalesce(string_agg(t::text, ' ' order by t::text), ''))
            from ${sql.table(name)} t`,
        ),
      })),
    );
  };

  test('the table of attacks covers every public write', () => {
    expect(attacks.map(([to]) => nameOf(to)).toSorted()).toEqual(publicWrites);
  });

  test('refuses every public write from a page of another site without writing anything', async () => {
    const before = await contents();
    for (const one of attacks)
      for (const headers of foreign)
        expect([nameOf(one[0]), headers, await outcomeOf(one, headers)]).toEqual([
          nameOf(one[0]),
          headers,
          'forbidden',
        ]);
    expect(await contents()).toEqual(before);
    expect(await all(server.database.kysely, sql`select key from attempt`)).toEqual([]);
  });

  test('accepts every public write from a page of its own site', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://server.test' },
      { origin: 'http://server.test' },
    ];
    for (const one of attacks)
      for (const headers of own)
        expect([nameOf(one[0]), await outcomeOf(one, headers)]).not.toEqual([
          nameOf(one[0]),
          'forbidden',
        ]);
  });
});
