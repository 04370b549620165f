import { Problem } from '@servery/api';
import type { SettingPushStore } from '@servery/domain/commands';
import type { SettingPushRecord } from '@servery/domain/setting-pushes';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { isWithin, within } from '../../http/scope.ts';
import { first, putRows } from '../../storage/sql.ts';
import { othersOf } from './group.ts';
import { settingPushColumns } from './rows.ts';

/** Returns the SQL store of pushes of settings. */
export const settingPushStore = ({
  sql: db,
  caller,
}: Pick<RequestContext, 'sql' | 'caller'>): SettingPushStore => ({
  othersOf: (merchant_id) => othersOf(db, caller.scope, merchant_id),
  async find(id) {
    const push = await first(
      db,
      sql<SettingPushRecord>`select ${settingPushColumns} from setting_push p
        where p.id = ${id} and ${within(caller.scope, 'p.merchant_id')}`,
    );
    if (!push?.outlets.every(({ merchant_id }) => isWithin(caller.scope, merchant_id)))
      throw new Problem('notFound');
    return push;
  },
  save: (push) => putRows(db, 'setting_push', ['merchant_id', 'id'], [{ ...push }]),
});
