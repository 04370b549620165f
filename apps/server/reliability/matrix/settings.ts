import {
  editPlatformSetting,
  editProfile,
  editSetting,
  getPlatformSetting,
  getSample,
  getSettings,
  listSettingChanges,
  removeSample,
  setOpening,
  showFeature,
  toggleFeature,
} from '@servery/api';
import type { Aimed, Entry } from './entries.ts';

/** A version that no section reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';
const profile = {
  name: 'Matrix',
  kind: 'cafe',
  time_zone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
} as const;

/** All uses of the endpoints of settings. */
export const settingsMatrix = (merchant: Aimed, nothing: Aimed): Entry[] => [
  nothing(getSample, () => ({})),
  // The name isn't that of the sample, so that even an administrator removes nothing.
  nothing(removeSample, () => ({ body: { confirm: 'Matrix' } }), {
    done: 'invalid',
    inner: 'platform.manage',
  }),
  nothing(getPlatformSetting, () => ({ query: { type: 'contact' as const } })),
  nothing(
    editPlatformSetting,
    () => ({
      body: { type: 'contact' as const, version, value: { name: '', email: '', hotline: '' } },
    }),
    { done },
  ),
  merchant(getSettings, ({ merchant_id: id }) => ({ query: { id } })),
  merchant(listSettingChanges, ({ merchant_id: id }) => ({ query: { id } })),
  merchant(editProfile, ({ merchant_id: id }) => ({ body: { id, version, ...profile } }), { done }),
  merchant(setOpening, ({ merchant_id: id }) => ({ body: { id, version, is_open: false } }), {
    done,
  }),
  merchant(
    editSetting,
    ({ merchant_id: id }) => ({
      body: { id, version, type: 'hours' as const, hours: [], holidays: [] },
    }),
    { done },
  ),
  merchant(showFeature, ({ merchant_id }) => ({ query: { merchant_id } })),
  // The feature is on, so that this changes nothing.
  merchant(toggleFeature, ({ merchant_id }) => ({
    body: { merchant_id, version, feature: 'attendance' as const, is_on: true },
  })),
];
