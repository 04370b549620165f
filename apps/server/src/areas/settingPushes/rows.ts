import type { SettingPushRecord } from '@servery/domain/setting-pushes';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import type { PushTable } from '../pushes/findPush.ts';

const columns = columnsOf<SettingPushRecord>()(
  'setting_push',
  'p',
  `id, merchant_id, section, mode, outlets, at, by, undone_at, undone_by`,
);

/** The table of pushes of settings. */
export const settingPushTable: PushTable<SettingPushRecord> = { table: 'setting_push', columns };
