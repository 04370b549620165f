import { listSettingPushes, previewSettingPush, pushSetting, undoSettingPush } from '@servery/api';
import type { Aimed, Entry } from './entries.ts';

/** A version that no section reaches: callers with permission get a conflict. */
const version = 999_999;
const section = 'service_charge' as const;

/** Pushes of settings: reads, and writes that change nothing. */
export const settingPushesMatrix = (merchant: Aimed): readonly Entry[] => [
  merchant(previewSettingPush, ({ merchant_id }) => ({ query: { merchant_id, section } })),
  merchant(listSettingPushes, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(
    pushSetting,
    ({ merchant_id }) => {
      const outlets = [{ merchant_id: merchant_id === 102 ? 101 : 102, version }];
      return { body: { merchant_id, section, mode: 'locked' as const, version, outlets } };
    },
    { done: 'conflict' },
  ),
  // No outlet has pushed settings.
  merchant(undoSettingPush, () => ({ params: { id: 1 }, body: {} }), { done: 'notFound' }),
];
