import { Problem } from '@servery/api';
import type { ApprovalStore, ApprovalSubject, StoredApproval } from '@servery/domain/commands';
import { sql } from 'kysely';
import { hashToken, newToken } from '../http/tokens.ts';
import { within } from '../http/scope.ts';
import { first, type Sql } from '../storage/sql.ts';
import type { RequestContext } from '../http/RequestContext.ts';

const tables: Record<ApprovalSubject, string> = {
  order: 'orders',
  menu_item: 'menu_item',
  menu_option: 'menu_option',
  shift: 'shift',
};

/** Stores an approval; returns its token. */
export async function saveApproval(db: Sql, approval: StoredApproval): Promise<string> {
  const token = newToken();
  await sql`insert into approval (merchant_id, token_hash, requester_id, approver, capability,
      object_id, version, amount, rate, expires_at)
    values (${approval.merchant_id}, ${hashToken(token)}, ${approval.requester_id},
      ${approval.approver}, ${approval.capability}, ${approval.object_id}, ${approval.version},
      ${approval.amount}, ${approval.rate}, ${approval.expires_at})`.execute(db);
  return token;
}

/** Returns the SQL store of approvals. */
export const approvalStore = ({ sql: db, caller }: RequestContext): ApprovalStore => ({
  async merchantOf(subjects, id) {
    const found = subjects.map(
      (subject) => sql`select merchant_id from ${sql.table(tables[subject])}
        where id = ${id} and ${within(caller.scope)}`,
    );
    const row = await first(
      db,
      sql<{ merchant_id: number }>`${sql.join(found, sql` union all `)} limit 1`,
    );
    if (!row) throw new Problem('notFound');
    return row.merchant_id;
  },
  add: (approval) => saveApproval(db, approval),
});
