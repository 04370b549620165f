import type { SettingPushStore } from '@servery/domain/commands';
import type { RequestContext } from '../../http/RequestContext.ts';
import { putRows } from '../../storage/sql.ts';
import { findPush } from '../pushes/findPush.ts';
import { othersOf } from './group.ts';
import { settingPushTable } from './rows.ts';

/** Returns the SQL store of pushes of settings. */
export const settingPushStore = ({
  sql: db,
  caller,
}: Pick<RequestContext, 'sql' | 'caller'>): SettingPushStore => ({
  othersOf: (merchant_id) => othersOf(db, caller.scope, merchant_id),
  find: (id) => findPush(db, caller.scope, id, settingPushTable),
  save: (push) => putRows(db, 'setting_push', ['merchant_id', 'id'], [{ ...push }]),
});
