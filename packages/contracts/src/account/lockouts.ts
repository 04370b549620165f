import { approve, createPairedDevice, login, pairDevice } from '@servery/api';
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

    test('of an IP address counts incorrect codes, and refuses correct ones and sign-ins with unknown names', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      const pair = (code: string) => call(pairDevice, { body: { code } });
      const name = 'Behind a lock';
      const { code } = await stage.as('merchant', createPairedDevice, {
        body: { name, kind: 'kitchen' },
      });
      for (let i = 0; i < 20; i += 1) await refused(pair('AAAA-AAAA'));
      expect(await refused(pair(code))).toMatchObject({ code: 'locked', status: 423 });
      const stranger = call(login, { body: { username: 'nobody', password } });
      expect(await refused(stranger)).toMatchObject({ code: 'locked' });
      await stage.host.advance(5 * minute + second);
      expect((await pair(code)).user.name).toBe(name);
    });
  });
}
