import {
  addQueueEntry,
  callQueueEntry,
  createQueue,
  displayQueue,
  getMerchantQueue,
  getQueuePlace,
  joinQueue,
  leaveQueue,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { defaultGuestLimits } from '@servery/domain/guest';
import { lineOf } from './queueLine.ts';
import { refused, type Stage } from '../Stage.ts';

/** The actions of guests without a session. */
export function queueGuests(stage: Stage): void {
  const guest = async () => stage.recorded(await stage.host.browser());
  const fresh = (name: string, prefix: string) =>
    stage.as('merchant', createQueue, { body: { name, prefix } });

  const { alone } = lineOf(stage, 'Z');

  describe('guest in a queue', () => {
    test('joins by QR code, and sees their place without personal data', async () => {
      const { call } = await guest();
      await alone();
      const { token, id } = await fresh('By the door', 'D');
      const body = { token, name: 'Private Person', phone: '+60123450009', party: 3 };
      const ticket = await call(joinQueue, { body });
      expect(ticket).toMatchObject({
        merchant_name: 'Seri Melati Chow Kit',
        queue_name: 'By the door',
        number: 'D1',
        party: 3,
        status: 'waiting',
        ahead: 0,
        minutes_left: 10,
        come_until: null,
        time_zone: 'Asia/Kuala_Lumpur',
      });
      expect(ticket.token).toMatch(/^101-.{22,}/);
      expect(ticket.token).not.toBe(token);
      const place = await call(getQueuePlace, { query: { token: ticket.token } });
      expect(place).toEqual(ticket);
      expect(JSON.stringify([ticket, place])).not.toMatch(/Private|450009/);
      const { entries } = await stage.as('merchant', getMerchantQueue, { body: {} });
      const entry = entries.find((one) => one.queue_id === id)!;
      expect(entry).toMatchObject({ name: 'Private Person', is_guest: true });
      const body2 = { entry_id: entry.id, version: entry.version };
      await stage.as('merchant', callQueueEntry, { body: body2 });
      const called = await call(getQueuePlace, { query: { token: ticket.token } });
      expect(called).toMatchObject({ status: 'called', ahead: null, minutes_left: null });
      expect(called.come_until).not.toBeNull();
    });

    test('sees only numbers on the display', async () => {
      const { call } = await guest();
      const { token } = await fresh('On the wall', 'W');
      await call(joinQueue, { body: { token, name: 'Private Person', party: 2 } });
      await call(joinQueue, { body: { token, party: 2 } });
      const shown = await call(displayQueue, { query: { token } });
      expect(shown).toMatchObject({
        name: 'On the wall',
        state: 'open',
        called: [],
        next: ['W1', 'W2'],
        waiting_count: 2,
        quoted_minutes: 30,
      });
      expect(JSON.stringify(shown)).not.toContain('Private');
    });

    test('can leave once', async () => {
      const { call } = await guest();
      const { token } = await fresh('Undecided', 'U');
      const { token: own } = await call(joinQueue, { body: { token, party: 2 } });
      expect(await call(leaveQueue, { body: { token: own } })).toMatchObject({
        status: 'left',
        ahead: null,
      });
      expect(await refused(call(leaveQueue, { body: { token: own } }))).toMatchObject({
        code: 'notAllowedNow',
      });
    });

    test('is limited in joins per day with one phone number', async () => {
      const { call } = await guest();
      const { token, id } = await fresh('Back and forth', 'BF');
      const join = (phone: string) => call(joinQueue, { body: { token, phone, party: 2 } });
      const most = defaultGuestLimits.max_joins_per_phone;
      for (let joined = 0; joined < most; joined += 1)
        await call(leaveQueue, { body: { token: (await join('+60123450077')).token } });
      expect(await refused(join('+60123450077'))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'phone_limit', most } },
      });
      expect((await join('+60123450078')).status).toBe('waiting');
      const body = { queue_id: id, phone: '+60123450077', party: 2 };
      expect((await stage.as('host', addQueueEntry, { body })).status).toBe('waiting');
    });

    test('gets notFound for an unknown token', async () => {
      const { call } = await guest();
      for (const token of ['', 'x', '101-', '999999-aaaaaaaaaaaaaaaaaaaaaaaa', "101-'"]) {
        expect(await refused(call(displayQueue, { query: { token } }))).toMatchObject({
          code: 'notFound',
        });
        expect(await refused(call(getQueuePlace, { query: { token } }))).toMatchObject({
          code: 'notFound',
        });
        expect(await refused(call(joinQueue, { body: { token, party: 2 } }))).toMatchObject({
          code: 'notFound',
        });
      }
    });
  });
}
