import { endDevice, getUserInfo, listDevices, login, type Call, type Client } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractPassword as password } from '../host.ts';
import { refused } from '../Stage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };

/**
 * The devices on which a person is signed in, and signing out on each of them. Part of the account
 * contract.
 */
export function devicesContract(
  browser: () => Promise<Client>,
  advance: (milliseconds: number) => Promise<void>,
): void {
  describe('devices', () => {
    const enter = async (username: string) => {
      const { call } = await browser();
      await call(login, { body: { username, password } });
      return call;
    };
    const currentOf = async (call: Call) =>
      (await call(listDevices, {})).devices.find(({ is_current }) => is_current);

    test('are listed by when they were last seen, with the current one marked', async () => {
      const first = await enter('kitchen');
      await advance(60_000);
      const second = await enter('kitchen');
      const { devices } = await second(listDevices, {});
      expect(devices.filter(({ is_current }) => is_current)).toHaveLength(1);
      expect(devices[0]).toMatchObject({ is_current: true });
      const seen = devices.map(({ seen_at }) => seen_at);
      expect(seen).toEqual(seen.toSorted().toReversed());
      const other = await currentOf(first);
      expect(devices.map(({ id }) => id)).toContain(other?.id);
      expect(other?.id).not.toBe(devices[0]?.id);
    });

    test('are signed out one by one without affecting others', async () => {
      const [here, there] = [await enter('waiter'), await enter('waiter')];
      const id = (await currentOf(there))!.id;
      expect(await here(endDevice, { params: { id }, body: {} })).toEqual({ is_signed_out: true });
      expect(await refused(there(getUserInfo, me))).toMatchObject({ code: 'sessionExpired' });
      const left = (await here(listDevices, {})).devices;
      expect(left.map((one) => one.id)).not.toContain(id);
      expect(await refused(here(endDevice, { params: { id }, body: {} }))).toMatchObject({
        code: 'notFound',
        status: 404,
      });
    });

    test('of another person are not found', async () => {
      const [mine, theirs] = [await enter('cashier'), await enter('waiter')];
      const { id } = (await currentOf(theirs))!;
      const { devices } = await mine(listDevices, {});
      expect(devices.map((device) => device.id)).not.toContain(id);
      expect(await refused(mine(endDevice, { params: { id }, body: {} }))).toMatchObject({
        code: 'notFound',
      });
      expect((await currentOf(theirs))?.id).toBe(id);
    });
  });
}
