import { listPins, resetPin, setPin } from '@servery/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { contractPassword } from '../host.ts';
import { outletCases } from '../outletCases.ts';
import { refused } from '../Stage.ts';
import type { StaffStage } from './StaffStage.ts';

/** The PINs of people: who has one, setting one's own, and resetting those of others. */
export function staffPins(staff: StaffStage): void {
  const { stage } = staff;
  const holders = async (by = 'merchant') =>
    (await stage.as(by, listPins, { query: {} })).aaData.map(({ name }) => name);
  const set = (username: string, pin: string, current_password = contractPassword) =>
    stage.as(username, setPin, { body: { current_password, pin } });
  const reset = ({ id, version }: { id: number; version: number }, by = 'merchant') =>
    stage.as(by, resetPin, { params: { id }, body: { version } });

  outletCases(stage, [[listPins]]);

  describe('a PIN', () => {
    beforeEach(async () => {
      await stage.host.reset();
      // A reset may keep the PINs of people: the waiter has none, and the cashier 4086.
      const names = await holders();
      if (names.includes('Muthu Krishnan')) await reset(await staff.byUsername('waiter'));
      if (!names.includes('Siti Hajar Ismail')) await set('cashier', '4086');
    });

    test('is set by the person, and listed without its digits', async () => {
      expect(await holders()).toEqual(['Farah Kamaruddin', 'Siti Hajar Ismail', 'Suresh Pillai']);
      expect(await set('waiter', '4926')).toEqual({ is_set: true });
      expect(await holders()).toContain('Muthu Krishnan');
      const listed = await stage.as('merchant', listPins, { query: {} });
      expect(JSON.stringify(listed)).not.toContain('4926');
    });

    test('is listed only for the named people', async () => {
      const ids = [(await staff.byUsername('cashier')).id, (await staff.byUsername('waiter')).id];
      const { aaData } = await stage.as('merchant', listPins, { query: { ids } });
      expect(aaData.map(({ name }) => name)).toEqual(['Siti Hajar Ismail']);
    });

    test('needs the password of the person', async () => {
      expect(await refused(set('waiter', '4926', 'not mine'))).toMatchObject({
        code: 'wrongPassword',
      });
      expect(await holders()).not.toContain('Muthu Krishnan');
    });

    test('is refused if it is easy to guess or taken', async () => {
      expect(await staff.fieldOf(set('waiter', '1234'))).toEqual([['pin', 'weak']]);
      expect(await staff.fieldOf(set('waiter', '8264'))).toEqual([['pin', 'taken']]);
      expect(await set('waiter', '7315')).toEqual({ is_set: true });
    });

    test('that is easy to guess is no attempt', async () => {
      for (let i = 0; i < 6; i += 1)
        expect(await staff.fieldOf(set('waiter', '1234', 'not mine'))).toEqual([['pin', 'weak']]);
      expect(await set('waiter', '4926')).toEqual({ is_set: true });
    });

    test('can’t be guessed by setting one after another', async () => {
      for (const pin of ['4926', '4927', '4928', '4931', '4932']) await set('waiter', pin);
      expect(await refused(set('waiter', '4935'))).toMatchObject({ code: 'locked', status: 423 });
    });

    test('is one of a merchant’s people', async () => {
      expect(await refused(set('admin', '4926'))).toMatchObject({ code: 'notAllowedNow' });
    });

    test('stops working once a manager resets it', async () => {
      const cashier = await staff.byUsername('cashier');
      const after = await reset(cashier);
      expect(after).toMatchObject({ id: cashier.id, version: cashier.version + 1 });
      expect(await holders()).not.toContain('Siti Hajar Ismail');
      expect(await refused(reset(cashier))).toMatchObject({
        code: 'conflict',
        matter: { current: after },
      });
      expect(await set('waiter', '4086')).toEqual({ is_set: true });
    });

    test('of a person with more permissions can’t be reset', async () => {
      await staff.grant('supervisor', { 'staff.manage': 'allow' });
      const owner = await staff.byUsername('merchant');
      expect(await refused(reset(owner, 'supervisor'))).toMatchObject({ code: 'forbidden' });
      await staff.grant('supervisor', {});
    });
  });
}
