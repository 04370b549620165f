import {
  addQueueEntry,
  callQueueEntry,
  createQueue,
  listQueueEntries,
  removeQueueEntry,
  type AnyEndpoint,
  type Input,
  type QueueEntry,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { lineOf, on } from './queueLine.ts';
import { refused, type Stage } from '../Stage.ts';
import { phoneCases, searchCases } from '../searchCases.ts';

const minute = 60_000;
/** The entries of queues, from joining to being served. */
export function queueEntries(stage: Stage): void {
  const { fresh, add, inLine, call, alone } = lineOf(stage, 'X');

  // The laws send a query, but this list endpoint takes a body.
  const bodyStage = {
    as: <E extends AnyEndpoint>(username: string, to: E, input: Input<E>) => {
      const { query } = input as { query: object };
      return stage.as(username, to, { body: query } as Input<E>);
    },
  } as Stage;
  listLaws(bodyStage, {
    name: 'those who joined',
    list: listQueueEntries,
    username: 'merchant',
    query: {},
    search: 'b1',
    textOf: ({ number, name, phone }: QueueEntry) => `${number} ${name} ${phone}`,
  });

  describe('queue entry', () => {
    test('gets the next number of the day, a position and a quote', async () => {
      // Parties in other queues need the same tables.
      const { id, prefix, quoted_minutes } = await fresh();
      expect(quoted_minutes).toBeGreaterThan(10);
      await alone();
      const [first, second] = [await add(id, 2, { name: ' Aina ' }), await add(id, 4)];
      expect(first).toMatchObject({
        number: `${prefix}1`,
        name: 'Aina',
        status: 'waiting',
        ahead: 0,
        quoted_minutes: 10,
        is_guest: false,
        calls: 0,
        version: 1,
      });
      expect(second).toMatchObject({ number: `${prefix}2`, ahead: 1, quoted_minutes: 20 });
      expect(await inLine(id)).toEqual([first, second]);
    });

    test('can be filtered by trading day', async () => {
      const { id: queue_id } = await fresh();
      const { id } = await add(queue_id, 2);
      const dayOf = async (business_date: string) =>
        (
          await stage.as('merchant', listQueueEntries, { body: { queue_id, business_date } })
        ).aaData.map((one) => one.id);
      expect(await dayOf('2026-11-20')).toEqual([id]);
      expect(await dayOf('2026-11-19')).toEqual([]);
      expect(await dayOf('')).toEqual([id]);
    });

    test('is unique by phone, for a party of 1 to 30', async () => {
      const { id } = await fresh();
      const phone = '+60123450001';
      const entry = await add(id, 2, { phone });
      // The same number, with the 0 that is dialled only within the country.
      for (const again of [phone, '+600123450001'])
        expect(await refused(add(id, 3, { phone: again }))).toMatchObject({
          code: 'notAllowedNow',
          matter: { details: { why: 'already_waits' } },
        });
      await stage.as('merchant', removeQueueEntry, { body: { how: 'left', ...on(entry) } });
      expect((await add(id, 3, { phone })).status).toBe('waiting');
      for (const party of [0, 31])
        expect(await refused(add(id, party))).toMatchObject({ code: 'invalid' });
    });

    test('requires a phone number if the queue sends notifications', async () => {
      const body = { name: 'Told by phone', prefix: 'TP', is_notifying: true, party_max: 6 };
      const { id } = await stage.as('merchant', createQueue, { body });
      expect(await refused(add(id, 2))).toMatchObject({
        matter: { fields: { phone: { code: 'required' } } },
      });
      expect(await refused(add(id, 7, { phone: '+60123450002' }))).toMatchObject({
        matter: { fields: { party: { code: 'size' } } },
      });
      expect((await add(id, 2, { phone: '+60123450002' })).phone).toMatch(/0002$/);
    });

    test('shows the whole phone number to the owner, and to a host who searches for it', async () => {
      const { id: queue_id } = await fresh();
      const phone = '+60123450003';
      const { id } = await add(queue_id, 2, { phone });
      const search = async (username: string, text: string) => {
        const body = { queue_id, search: text };
        const { aaData } = await stage.as(username, listQueueEntries, { body });
        return aaData.map((one) => [one.id, one.phone]);
      };
      expect(await search('merchant', '5000')).toEqual([[id, phone]]);
      expect(await search('host', '')).toEqual([[id, '•••• 0003']]);
      expect(await search('host', '012 345 0003')).toEqual([[id, phone]]);
      expect(await search('host', '5000')).toEqual([]);
      expect(await search('host', phone.slice(0, -1))).toEqual([]);
    });

    test('cannot be changed by another merchant', async () => {
      const { id } = await fresh();
      const entry = await add(id, 2);
      expect(
        await refused(stage.as('merchant.bangsar', callQueueEntry, { body: on(entry) })),
      ).toMatchObject({ code: 'notFound', status: 404 });
      expect(
        await refused(
          stage.as('merchant.bangsar', addQueueEntry, { body: { queue_id: id, party: 2 } }),
        ),
      ).toMatchObject({ code: 'notFound' });
    });

    test('is created once for a repeated idempotency key', async () => {
      const { id } = await fresh();
      const options = { idempotencyKey: crypto.randomUUID() };
      const once = () =>
        stage.as('merchant', addQueueEntry, { body: { queue_id: id, party: 2 } }, options);
      expect(await once()).toEqual(await once());
      expect(await inLine(id)).toHaveLength(1);
    });

    test('starts at number 1 on the next trading day, when earlier entries are history', async () => {
      const { id, prefix } = await fresh();
      const entry = await add(id, 2);
      await stage.host.advance(24 * 60 * minute);
      expect(await inLine(id)).toEqual([]);
      expect(await refused(call(entry))).toMatchObject({ code: 'notFound' });
      expect(await add(id, 2)).toMatchObject({ number: `${prefix}1`, ahead: 0 });
      const { aaData } = await stage.as('merchant', listQueueEntries, { body: { queue_id: id } });
      expect(aaData.map((one) => [one.id === entry.id, one.ahead])).toEqual([
        [false, 0],
        [true, null],
      ]);
    });
  });

  const create = async (more: { name?: string; phone?: string }) => {
    const { id } = await fresh();
    return (await add(id, 2, more)).id;
  };
  const find = async (username: string, search: string) => {
    const body = { search, length: 100 };
    return (await stage.as(username, listQueueEntries, { body })).aaData.map(({ id }) => id);
  };
  searchCases({
    rows: 'those who joined',
    create: (name) => create({ name }),
    find: (search) => find('merchant', search),
  });
  phoneCases({ rows: 'those who joined', create: (phone) => create({ phone }), find }, '0401');
}
