import type { SettingPushRecord } from '@servery/domain/setting-pushes';
import { columnsOf } from '../../storage/db/columnsOf.ts';

/** The columns of a push of settings `p`. */
export const settingPushColumns = columnsOf<SettingPushRecord>()(
  'setting_push',
  'p',
  `id, merchant_id, section, mode, outlets, at, by, undone_at, undone_by`,
);
