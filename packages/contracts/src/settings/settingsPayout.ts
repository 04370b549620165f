import { describe, expect, test } from 'vitest';
import { editSetting, getSettings, listSettingChanges } from '@servery/api';
import { refused, type Stage } from '../Stage.ts';
import { refusedFieldsOf, saveSetting, settingsNow, type Edit } from './settings.ts';

const account: Edit<'payout'> = {
  type: 'payout',
  bank: 'maybank',
  holder: 'Seri Melati Cheras Sdn Bhd',
  number: '5141 2345 6789',
};

/** The account to which payouts go. */
export function settingsPayout(stage: Stage): void {
  const owner = 'merchant.cheras';
  const save = (change: Partial<Edit<'payout'>> = {}) =>
    saveSetting(stage, { ...account, ...change }, owner);
  const lastChange = async () => {
    const query = { section: 'payout' as const, length: 1 };
    return (await stage.as(owner, listSettingChanges, { query })).aaData[0]!;
  };

  describe('payout account', () => {
    test('starts empty, and needs a number', async () => {
      expect(await settingsNow(stage, owner)).toMatchObject({
        versions: { payout: 0 },
        payout: null,
      });
      expect(await refusedFieldsOf(save({ number: ' - ' }))).toEqual([['number', 'required']]);
    });

    test('shows everyone only the last four digits', async () => {
      const saved = await save();
      const { holder } = account;
      const masked = { bank: 'maybank', bank_name: '', holder, last_four: '6789' };
      expect(saved).toMatchObject({ versions: { payout: 1 }, payout: masked });
      expect(saved.payout).toEqual(masked);
      for (const username of ['admin', owner]) {
        const seen = await stage.as(username, getSettings, { query: { id: 103 } });
        expect(seen.payout).toEqual(masked);
        expect(JSON.stringify(seen)).not.toMatch(/51412345|5141 2345/);
      }
    });

    test('keeps its number if none is sent, unless the bank changes', async () => {
      const renamed = { holder: 'Seri Melati Cheras', number: '' };
      expect((await save(renamed)).payout).toMatchObject({
        holder: renamed.holder,
        last_four: '6789',
      });
      expect(await refusedFieldsOf(save({ bank: 'cimb', number: '' }))).toEqual([
        ['number', 'required'],
      ]);
    });

    test('has its changes in the history without the number', async () => {
      await save({ holder: 'Seri Melati', number: '5141 2345 6789' });
      await save({ holder: 'Seri Melati', number: '5141 2345 0001' });
      const { changes } = await lastChange();
      expect(changes).toEqual([{ field: 'number', before: '•••• 6789', after: '•••• 0001' }]);
      await save({ holder: 'Seri Melati', number: '9999 2345 0001' });
      expect((await lastChange()).changes).toEqual([
        { field: 'number', before: null, after: '•••• 0001' },
      ]);
      const whole = await stage.as(owner, listSettingChanges, { query: { length: 100 } });
      expect(JSON.stringify(whole)).not.toMatch(/51412345|99992345/);
    });

    test('refuses numbers that the bank can’t have', async () => {
      for (const [change, field] of [
        [{ number: '5141 2345 678' }, ['number', 'length']],
        [{ number: '5141 2345 678A' }, ['number', 'length']],
        [{ bank: 'cimb', number: '12345678901' }, ['number', 'length']],
        [{ bank: 'uob', number: '1234567' }, ['number', 'length']],
        [{ bank: 'other', number: 'SG12345678' }, ['bank_name', 'required']],
        [{ holder: 'A' }, ['holder', 'min_length']],
      ] as const)
        expect(await refusedFieldsOf(save(change))).toEqual([field]);
      const other = { bank: 'other', bank_name: 'Bank of Ipoh', number: 'my12 3456 7890' } as const;
      expect((await save(other)).payout).toMatchObject({
        bank: 'other',
        bank_name: 'Bank of Ipoh',
        last_four: '7890',
      });
    });

    test('refuses the second of two edits of one version, with a masked account', async () => {
      const { versions } = await settingsNow(stage, owner);
      const edit = (number: string) =>
        stage.as(owner, editSetting, { body: { ...account, number, version: versions.payout } });
      await edit('514199990001');
      const problem = await refused(edit('514199990002'));
      expect(problem).toMatchObject({
        code: 'conflict',
        matter: { current: { payout: { last_four: '0001' } } },
      });
      expect(JSON.stringify(problem.matter)).not.toContain('51419999');
    });
  });
}
