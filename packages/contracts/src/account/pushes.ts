import {
  endDevice,
  getPush,
  listDevices,
  login,
  subscribePush,
  testPush,
  type Call,
  type Client,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractPassword as password } from '../host.ts';
import { refused } from '../Stage.ts';

/** A browser's push subscription with this endpoint. */
export const contractSubscription = (endpoint: string) => ({
  endpoint,
  keys: {
    p256dh:
      'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
  words: {
    order_title: 'New order',
    order_body: 'Order {number} has come in.',
    test_title: 'It works',
    test_body: 'You will hear of new orders here.',
  },
  is_active: true as const,
});

/** Push messages about new orders. Part of the account contract. */
export function pushesContract(browser: () => Promise<Client>): void {
  describe('push messages', () => {
    let made = 0;
    const anEndpoint = () => `https://fcm.googleapis.com/fcm/send/contract-${(made += 1)}`;
    const enter = async (username: string): Promise<Call> => {
      const { call } = await browser();
      await call(login, { body: { username, password } });
      return call;
    };
    const isActive = async (call: Call) => (await call(getPush, {})).is_active;

    test('are sent only to a subscribed device', async () => {
      const [here, there] = [await enter('kitchen'), await enter('kitchen')];
      const { public_key, is_active } = await here(getPush, {});
      expect(public_key).toMatch(/^B[\w-]{86}$/);
      expect(is_active).toBe(false);
      const answer = await here(subscribePush, { body: contractSubscription(anEndpoint()) });
      expect(answer).toEqual({ public_key, is_active: true });
      expect(await isActive(here)).toBe(true);
      expect(await isActive(there)).toBe(false);
      expect(await here(testPush, { body: {} })).toEqual({ outcome: 'sent' });
      expect(await there(testPush, { body: {} })).toEqual({ outcome: 'off' });
    });

    test('end on request; subscribing and ending are idempotent', async () => {
      const here = await enter('kitchen');
      const body = contractSubscription(anEndpoint());
      await here(subscribePush, { body });
      expect(await here(subscribePush, { body })).toMatchObject({ is_active: true });
      const end = () => here(subscribePush, { body: { is_active: false } });
      expect(await end()).toMatchObject({ is_active: false });
      expect(await end()).toMatchObject({ is_active: false });
      expect(await here(testPush, { body: {} })).toEqual({ outcome: 'off' });
    });

    test('go to the last subscriber in a shared browser', async () => {
      const [first, second] = [await enter('waiter'), await enter('kitchen')];
      const body = contractSubscription(anEndpoint());
      await first(subscribePush, { body });
      await second(subscribePush, { body });
      expect(await isActive(first)).toBe(false);
      expect(await isActive(second)).toBe(true);
    });

    test('end when their device is signed out', async () => {
      const [here, there] = [await enter('waiter'), await enter('waiter')];
      await there(subscribePush, { body: contractSubscription(anEndpoint()) });
      const device = (await there(listDevices, {})).devices.find(({ is_current }) => is_current)!;
      await here(endDevice, { params: { id: device.id }, body: {} });
      expect(await refused(there(getPush, {}))).toMatchObject({ code: 'sessionExpired' });
    });

    test('reach at most ten devices of a person; the oldest is dropped', async () => {
      const calls: Call[] = [];
      for (let i = 0; i < 11; i++) {
        const call = await enter('cashier');
        await call(subscribePush, { body: contractSubscription(anEndpoint()) });
        calls.push(call);
      }
      const active = await Promise.all(calls.map(isActive));
      expect(active).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
    });

    test('accept only endpoints of push services and valid keys', async () => {
      const here = await enter('kitchen');
      for (const endpoint of [
        'http://fcm.googleapis.com/fcm/send/a',
        'https://127.0.0.1/push',
        'https://fcm.googleapis.com.evil.test/push',
      ]) {
        const problem = await refused(
          here(subscribePush, { body: contractSubscription(endpoint) }),
        );
        expect(problem).toMatchObject({ code: 'invalid', status: 422 });
        expect(Object.keys(problem.matter.fields ?? {})).toEqual(['endpoint']);
      }
      const body = contractSubscription(anEndpoint());
      const poor = { ...body, keys: { ...body.keys, auth: 'short' } };
      const problem = await refused(here(subscribePush, { body: poor }));
      expect(Object.keys(problem.matter.fields ?? {})).toEqual(['keys.auth']);
      expect(await isActive(here)).toBe(false);
    });
  });
}
