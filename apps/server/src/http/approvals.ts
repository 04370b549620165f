import { Problem } from '@servery/api';
import { holdApproval, type Approval } from '@servery/domain/people';
import { sql } from 'kysely';
import { columnsOf } from '../storage/db/columnsOf.ts';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import type { Rows } from '../storage/db/rows.ts';
import { first, type Sql } from '../storage/sql.ts';
import { hashToken, isToken } from './tokens.ts';
import type { HeldToken, RequestContext } from './RequestContext.ts';

/** An approval as it is stored, with the hash of its token. */
type StoredToken = Approval & Pick<Rows['approval'], 'token_hash'>;

const columns = columnsOf<StoredToken>()(
  'approval',
  'approval',
  `token_hash, approver, capability, object_id, version, amount, rate`,
);

/**
 * Returns the approval of a token if it is the caller's and still valid, locked until the write
 * ends.
 */
export async function findApproval(
  { sql: db, caller, now }: RequestContext,
  token: string | null,
): Promise<HeldToken | null> {
  if (!token || !isToken(token)) return null;
  const row = await first(
    db,
    sql<StoredToken>`select ${columns} from approval
      where token_hash = ${hashToken(token)} and requester_id = ${caller.id}
        and used_at is null and expires_at > ${now} and ${everyMerchant('token')}
      for update`,
  );
  return row ? Object.assign(holdApproval(row), { token_hash: row.token_hash }) : null;
}

/**
 * Marks an approval as used, if the write spent it.
 * @throws `approvalRequired`
 */
export async function consumeApproval(db: Sql, held: HeldToken | null, now: Date): Promise<void> {
  if (!held || held.spent === null) return;
  const { numAffectedRows } = await sql`update approval set used_at = ${now}
    where token_hash = ${held.token_hash} and used_at is null and ${everyMerchant('token')}`.execute(
    db,
  );
  if (Number(numAffectedRows) === 1) return;
  // Another write used it first, so this one needs its own approval.
  const { capability, object_id, version, amount, rate } = held.approval;
  const details = { capability, object_id, version, amount, rate };
  throw new Problem('approvalRequired', { details });
}
