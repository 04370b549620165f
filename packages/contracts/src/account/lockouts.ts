import {
  approve,
  createPairedDevice,
  listSignInLocks,
  login,
  pairDevice,
  switchPerson,
  unlockSignIn,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractPassword as password } from '../host.ts';
import { refused, type Stage } from '../Stage.ts';

const minute = 60_000;
const second = 1_000;
const owner = '8264';
const supervisor = '5937';

/** Locks after incorrect PINs, codes and passwords. Part of the account contract. */
export function lockoutsContract(
  stage: Stage,
  anOrder: () => Promise<{ id: number; version: number }>,
): void {
  const requestApproval = async (username: string, pin: string) => {
    const { id: object_id, version } = await anOrder();
    const request = { capability: 'order.void' as const, object_id, version };
    return stage.as(username, approve, { body: { pin, request } });
  };
  const fail = async (username: string, times: number) => {
    for (let i = 0; i < times; i += 1)
      expect(await refused(requestApproval(username, `000${i}`))).toMatchObject({
        code: 'wrongPin',
      });
  };

  describe('lock', () => {
    test('lasts twice as long the second time, and returns the remaining time', async () => {
      await fail('waiter', 5);
      await stage.host.advance(5 * minute + second);
      await fail('waiter', 5);
      const problem = await refused(requestApproval('waiter', supervisor));
      expect(problem).toMatchObject({ code: 'locked', matter: { details: { retry_after: 600 } } });
      await stage.host.advance(5 * minute + second);
      expect(await refused(requestApproval('waiter', supervisor))).toMatchObject({
        code: 'locked',
      });
      await stage.host.advance(5 * minute);
      expect((await requestApproval('waiter', supervisor)).approver).toBe('Suresh Pillai');
    });

    test('counts failures of one day only', async () => {
      await fail('host', 4);
      await stage.host.advance(25 * 60 * minute);
      await fail('host', 4);
      expect((await requestApproval('host', supervisor)).approver).toBe('Suresh Pillai');
    });

    test('of a PIN counts earlier incorrect ones at the outlet, regardless of the person asking', async () => {
      // Failures of the tests above count as well.
      await stage.host.advance(25 * 60 * minute);
      for (let round = 0; round < 5; round += 1) {
        await fail('cashier', 4);
        expect((await requestApproval('cashier', supervisor)).approver).toBe('Suresh Pillai');
      }
      expect(await refused(requestApproval('cashier', supervisor))).toMatchObject({
        code: 'locked',
      });
      expect(await refused(requestApproval('waiter', supervisor))).toMatchObject({
        code: 'locked',
      });
      expect((await requestApproval('waiter', owner)).approver).toBe('Farah Kamaruddin');
      await stage.host.advance(5 * minute + second);
      expect((await requestApproval('cashier', supervisor)).approver).toBe('Suresh Pillai');
    });

    test('of an IP address after incorrect codes refuses neither correct ones nor sign-ins', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      const pair = (code: string) => call(pairDevice, { body: { code } });
      const name = 'Behind a lock';
      const { code } = await stage.as('merchant', createPairedDevice, {
        body: { name, kind: 'kitchen' },
      });
      for (let i = 0; i < 20; i += 1)
        expect(await refused(pair('AAAA-AAAA'))).toMatchObject({ code: 'notFound' });
      expect(await refused(pair('AAAA-AAAA'))).toMatchObject({ code: 'locked', status: 423 });
      const stranger = call(login, { body: { username: 'nobody', password } });
      expect(await refused(stranger)).toMatchObject({ code: 'wrongCredentials' });
      expect((await pair(code)).user.name).toBe(name);
      await stage.host.advance(5 * minute + second);
      expect(await refused(pair('AAAA-AAAA'))).toMatchObject({ code: 'notFound' });
    });
  });

  describe('a manager', () => {
    const signIn = async (username: string, word = password) => {
      const { call } = stage.recorded(await stage.host.browser());
      return call(login, { body: { username, password: word } });
    };
    const lock = async (username: string) => {
      for (let i = 0; i < 5; i += 1) await refused(signIn(username, 'incorrect'));
      expect(await refused(signIn(username))).toMatchObject({ code: 'locked' });
    };
    const locksSeenBy = async (username: string) =>
      (await stage.as(username, listSignInLocks, { query: { merchant_id: '' } })).locks;

    test('unlocks a person after incorrect passwords and PINs', async () => {
      await stage.host.advance(25 * 60 * minute);
      expect(await locksSeenBy('supervisor')).toEqual([]);
      await lock('cashier');
      await fail('cashier', 5);
      const [locked, ...others] = await locksSeenBy('supervisor');
      expect(others).toEqual([]);
      expect(locked).toMatchObject({ kind: 'person', name: 'Siti Hajar Ismail', can_unlock: true });
      const { kind, id } = locked!;
      await stage.as('supervisor', unlockSignIn, { body: { kind, id } });
      expect((await signIn('cashier')).user.name).toBe('Siti Hajar Ismail');
      expect((await requestApproval('cashier', supervisor)).approver).toBe('Suresh Pillai');
      expect(await locksSeenBy('supervisor')).toEqual([]);
    });

    test('unlocks a person who manages staff only with the same permission', async () => {
      await stage.host.advance(25 * 60 * minute);
      await lock('merchant');
      const [seen] = await locksSeenBy('supervisor');
      expect(seen).toMatchObject({ name: 'Farah Kamaruddin', can_unlock: false });
      const body = { kind: seen!.kind, id: seen!.id };
      const denied = stage.as('supervisor', unlockSignIn, { body });
      expect(await refused(denied)).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'staff.manage' } },
      });
      await stage.as('merchant', unlockSignIn, { body });
      expect((await signIn('merchant')).user.name).toBe('Farah Kamaruddin');
    });

    test('unlocks a counter after incorrect PINs', async () => {
      const { device, code } = await stage.as('supervisor', createPairedDevice, {
        body: { name: 'Locked till', kind: 'counter' },
      });
      const { call } = stage.recorded(await stage.host.browser());
      await call(pairDevice, { body: { code } });
      const enter = (pin: string) => call(switchPerson, { body: { pin } });
      for (let i = 0; i < 5; i += 1) await refused(enter(`000${i}`));
      expect(await refused(enter(supervisor))).toMatchObject({ code: 'locked' });
      expect(await locksSeenBy('supervisor')).toMatchObject([
        { kind: 'counter', id: device.id, name: device.name, can_unlock: true },
      ]);
      const body = { kind: 'counter', id: device.id } as const;
      await stage.as('supervisor', unlockSignIn, { body });
      expect((await enter(supervisor)).name).toBe('Suresh Pillai');
    });

    test('can’t unlock people and counters of others', async () => {
      const [person] = await stage
        .as('merchant', listSignInLocks, { query: { merchant_id: '' } })
        .then(({ locks }) => locks);
      expect(person).toBeUndefined();
      const body = { kind: 'person', id: 13 } as const;
      const foreign = stage.as('merchant.bangsar', unlockSignIn, { body });
      expect(await refused(foreign)).toMatchObject({ code: 'notFound' });
    });
  });
}
