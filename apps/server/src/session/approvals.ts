import { Problem, type ApprovalRequest } from '@servery/api';
import type { Approval } from '@servery/domain/people';
import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import { hashToken, isToken, newToken } from '../http/tokens.ts';
import { first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';

const minute = 60_000;

/** Keeps what a PIN allowed; answers the token that stands for it, good for a minute. */
export async function keepApproval(
  db: Sql,
  approval: ApprovalRequest & { merchant_id: number; requester_id: number; approver: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await sql`insert into approval (merchant_id, token_hash, requester_id, approver, capability,
      object_id, version, amount, rate, expires_at)
    values (${approval.merchant_id}, ${hashToken(token)}, ${approval.requester_id},
      ${approval.approver}, ${approval.capability}, ${approval.object_id}, ${approval.version},
      ${approval.amount}, ${approval.rate}, ${new Date(now.getTime() + minute)})`.execute(db);
  return token;
}

/** What the caller's token allows, if it is theirs and still good; locked until the write ends. */
export async function findApproval(
  { sql: db, caller, now }: Visit,
  token: string | null,
): Promise<(Approval & { token_hash: string }) | null> {
  if (!token || !isToken(token)) return null;
  const row = await first(
    db,
    sql<ApprovalRequest & { approver: string; token_hash: string }>`
      select token_hash, approver, capability, object_id, version, amount, rate from approval
      where token_hash = ${hashToken(token)} and requester_id = ${caller.id}
        and used_at is null and expires_at > ${now} and ${everyMerchant('token')}
      for update`,
  );
  return row ? { ...row, is_used: false } : null;
}

/** Strikes an approval out once it was made use of. */
export async function strikeOut(db: Sql, approval: Approval | null, now: Date): Promise<void> {
  if (!approval?.is_used || !('token_hash' in approval)) return;
  const { numAffectedRows } = await sql`update approval set used_at = ${now}
    where token_hash = ${approval.token_hash} and used_at is null and ${everyMerchant('token')}`.execute(
    db,
  );
  if (Number(numAffectedRows) !== 1) throw new Problem('approvalRequired');
}
