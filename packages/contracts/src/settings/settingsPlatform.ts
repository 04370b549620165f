import {
  editPlatformSetting,
  getPlatformSetting,
  type Input,
  type PlatformSetting,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractNow } from '../host.ts';
import { refused, type Stage } from '../Stage.ts';
import { refusedFieldsOf } from './settings.ts';

type Body = Input<typeof editPlatformSetting>['body'];

const contact = { name: 'Servery Klang Valley', email: 'help@servery.example', hotline: '' };
const business = {
  service_charge: { rate: 1000, is_taxed: true, methods: ['dine_in' as const] },
  tax: { rate: 600, is_inclusive: false },
};

/** The settings of the platform. */
export function settingsPlatform(stage: Stage): void {
  const read = (type: PlatformSetting['type']) =>
    stage.as('admin', getPlatformSetting, { query: { type } });
  const save = async (edit: Pick<Body, 'type'> & { value: object }) => {
    const { version } = await read(edit.type);
    return stage.as('admin', editPlatformSetting, { body: { ...edit, version } as Body });
  };

  describe('settings of the platform', () => {
    test('start empty', async () => {
      const unchanged = { version: 0, changed_at: null, changed_by: '' };
      expect(await read('contact')).toEqual({
        type: 'contact',
        ...unchanged,
        value: { name: '', email: '', hotline: '' },
      });
      expect(await read('new_business')).toMatchObject({
        ...unchanged,
        value: { service_charge: { rate: 0 }, tax: { rate: 0 } },
      });
    });

    test('can be changed, each on its own', async () => {
      const saved = await save({ type: 'contact', value: contact });
      expect(saved).toMatchObject({ type: 'contact', version: 1, value: contact });
      expect(Date.parse(saved.changed_at!)).toBeGreaterThanOrEqual(contractNow.getTime());
      expect(saved.changed_by).not.toBe('');
      expect(await read('contact')).toEqual(saved);
      expect(await save({ type: 'new_business', value: business })).toMatchObject({
        version: 1,
        value: business,
      });
      expect(await read('contact')).toEqual(saved);
    });

    test('refuse invalid values', async () => {
      const { service_charge, tax } = business;
      const cases: [type: PlatformSetting['type'], value: object, field: string][] = [
        ['contact', { ...contact, email: 'help' }, 'value.email'],
        ['contact', { ...contact, hotline: '03-1234' }, 'value.hotline'],
        ['contact', { ...contact, name: 'A'.repeat(61) }, 'value.name'],
        [
          'new_business',
          { tax, service_charge: { ...service_charge, rate: 2001 } },
          'value.service_charge.rate',
        ],
        ['new_business', { service_charge, tax: { ...tax, rate: -1 } }, 'value.tax.rate'],
      ];
      for (const [type, value, field] of cases)
        expect((await refusedFieldsOf(save({ type, value }))).map(([path]) => path)).toEqual([
          field,
        ]);
    });

    test('refuse the second of two edits of one version', async () => {
      const { version } = await read('contact');
      const edit = (name: string) =>
        stage.as('admin', editPlatformSetting, {
          body: { type: 'contact', version, value: { ...contact, name } },
        });
      await edit('Servery North');
      expect(await refused(edit('Servery South'))).toMatchObject({
        code: 'conflict',
        matter: { current: { version: version + 1, value: { name: 'Servery North' } } },
      });
    });
  });
}
