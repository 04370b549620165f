import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderMethods } from '../entities/orderVocabulary.ts';
import {
  newBusiness,
  platformContact,
  platformSetting,
  platformSettingTypes,
} from '../entities/platformSettings.ts';
import { version } from '../fields.ts';

const percent = (max: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(0, 'Must be at least 0.'),
    v.maxValue(max, `Must be at most ${max}.`),
  );
const { service_charge, tax } = newBusiness.entries;

/** Returns one setting of the platform. */
export const getPlatformSetting = endpoint.get('/admin/setting', {
  summary: 'Returns a setting of the platform, with its last change.',
  capability: 'platform.manage',
  query: v.strictObject({ type: v.picklist(platformSettingTypes) }),
  returns: platformSetting,
});

/** Changes one setting of the platform. */
export const editPlatformSetting = endpoint.post('/admin/setting', {
  summary: 'Updates a setting of the platform: its contact, or what new businesses start with.',
  capability: 'platform.manage',
  body: v.variant('type', [
    v.strictObject({
      type: v.literal('contact'),
      version,
      value: v.strictObject(platformContact.entries),
    }),
    v.strictObject({
      type: v.literal('new_business'),
      version,
      value: v.strictObject({
        service_charge: v.strictObject({
          ...service_charge.entries,
          /** In hundredths of a percent. */
          rate: percent(2_000),
          methods: v.pipe(v.array(v.picklist(orderMethods)), v.maxLength(orderMethods.length)),
        }),
        tax: v.strictObject({ ...tax.entries, rate: percent(10_000) }),
      }),
    }),
  ]),
  returns: platformSetting,
  current: platformSetting,
  problems: ['conflict'],
});
