import { describe, expect, test } from 'vitest';
import { editProfile, getSettings } from '@servery/api';
import { refused, type Stage } from '../Stage.ts';
import { refusedFieldsOf, saveProfile, settingsNow, type ProfileInput } from './settings.ts';

/** The business profile. */
export function settingsProfile(stage: Stage): void {
  const owner = 'merchant.cheras';

  describe('business profile', () => {
    test('starts with the name, zone and currency of the merchant', async () => {
      expect(await settingsNow(stage, owner)).toMatchObject({
        merchant_id: 103,
        versions: { profile: 0, state: 0, hours: 0 },
        profile: {
          name: 'Seri Melati Cheras',
          kind: 'restaurant',
          address: '',
          phone: '',
          tax_numbers: [],
          time_zone: 'Asia/Kuala_Lumpur',
          currency: 'MYR',
        },
        is_currency_fixed: true,
        scheduled: [],
      });
    });

    test('can be changed, and keeps its version if nothing changes', async () => {
      const change = {
        name: '  Seri Melati Cheras ',
        kind: 'cafe' as const,
        address: '12 Jalan Cheras\n56000 Kuala Lumpur',
        phone: '+60312345678',
        tax_numbers: [{ label: 'SST', number: 'W10-1808-32000123' }],
      };
      const saved = await saveProfile(stage, { ...change, phone: '+600312345678' }, owner);
      expect(saved).toMatchObject({
        versions: { profile: 1, hours: 0 },
        profile: { ...change, name: 'Seri Melati Cheras' },
      });
      expect(await saveProfile(stage, change, owner)).toEqual(saved);
      const plain = { kind: 'restaurant' as const, address: '', phone: '', tax_numbers: [] };
      expect(await saveProfile(stage, plain, owner)).toMatchObject({ versions: { profile: 2 } });
    });

    test('refuses another currency after the first order', async () => {
      expect(await refusedFieldsOf(saveProfile(stage, { currency: 'SGD' }, owner))).toEqual([
        ['currency', 'fixed'],
      ]);
    });

    test('refuses invalid fields', async () => {
      const numbers = (...labels: string[]) => ({
        tax_numbers: labels.map((label) => ({ label, number: '123' })),
      });
      const cases: [change: Partial<ProfileInput>, field: string][] = [
        [{ name: 'A' }, 'name'],
        [{ name: 'A'.repeat(121) }, 'name'],
        [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
        [{ phone: '0312345678' }, 'phone'],
        [numbers(''), 'tax_numbers.0.label'],
        [numbers('SST', 'sst'), 'tax_numbers.1.label'],
        [{ tax_numbers: [{ label: 'SST', number: '<b>1' }] }, 'tax_numbers.0.number'],
      ];
      for (const [change, field] of cases) {
        const fields = await refusedFieldsOf(saveProfile(stage, change, owner));
        expect([field, fields.map(([path]) => path)]).toEqual([field, [field]]);
      }
    });

    test('refuses the second of two edits of one version, with the current settings', async () => {
      const { versions, profile } = await settingsNow(stage, owner);
      const body = { ...profile, currency: 'MYR' as const, version: versions.profile };
      const first = { ...body, kind: 'bar' as const };
      await stage.as(owner, editProfile, { body: first });
      const second = stage.as(owner, editProfile, { body: { ...body, kind: 'bakery' as const } });
      expect(await refused(second)).toMatchObject({
        code: 'conflict',
        status: 409,
        matter: { current: { profile: { kind: 'bar' }, versions: { profile: 3 } } },
      });
      await saveProfile(stage, { kind: 'restaurant' }, owner);
    });

    test('is saved once for a repeated idempotency key', async () => {
      const { versions, profile } = await settingsNow(stage, owner);
      const body = { ...profile, currency: 'MYR' as const, version: versions.profile };
      const options = { idempotencyKey: crypto.randomUUID() };
      const once = () =>
        stage.as(owner, editProfile, { body: { ...body, kind: 'other' as const } }, options);
      expect(await once()).toEqual(await once());
      await saveProfile(stage, { kind: 'restaurant' }, owner);
    });

    test('belongs to the merchants in a person’s scope', async () => {
      const read = (username: string, id: number | '') =>
        stage.as(username, getSettings, { query: { id } });
      expect(await read('supermerchant', 102)).toMatchObject({ merchant_id: 102 });
      expect(await refused(read('merchant', 102))).toMatchObject({ code: 'forbidden' });
      expect(await refused(read('admin', 999))).toMatchObject({ code: 'notFound' });
      expect(await refused(read('agent', ''))).toMatchObject({ code: 'invalid' });
      const { versions, profile } = await settingsNow(stage, 'supermerchant', 102);
      const body = { ...profile, currency: 'MYR' as const, version: versions.profile };
      const foreign = stage.as('merchant', editProfile, { body: { ...body, id: 102 } });
      expect(await refused(foreign)).toMatchObject({ code: 'forbidden' });
      const ambiguous = stage.as('supermerchant', editProfile, { body });
      expect(await refusedFieldsOf(ambiguous)).toEqual([['id', 'required']]);
    });
  });
}
