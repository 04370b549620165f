import { Problem, type ApprovalRequest, type Role, type StaffTemplate } from '@servery/api';
import { mayApprove, rightsOf } from '@servery/domain/people';
import { sql } from 'kysely';
import { verifyPassword } from '../http/passwords.ts';
import { within } from '../scope.ts';
import { first, type Sql } from '../sql.ts';
import type { Caller, Visit } from '../visit.ts';
import { keepApproval } from './approvals.ts';
import { countFailure, forgive, requireUnlocked, type AttemptKey } from './attempts.ts';
import { lookupOf } from './pin.ts';

interface Approver {
  id: number;
  name: string;
  role: Role;
  template: StaffTemplate | null;
  pin_hash: string;
}

/** The merchant of what is to be done: of an order, or of a part of the menu. */
async function merchantOf(db: Sql, scope: Caller['scope'], id: number): Promise<number> {
  const found = (table: string) => sql`select merchant_id from ${sql.table(table)}
    where id = ${id} and ${within(scope)}`;
  const row = await first(
    db,
    sql<{ merchant_id: number }>`${found('orders')} union all ${found('menu_item')}
      union all ${found('menu_option')} limit 1`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

/** Turns the PIN of somebody at the same merchant, who may, into leave for one action. */
export async function approveByPin(
  { host, sql: db, caller, now }: Visit,
  pin: string,
  request: ApprovalRequest,
): Promise<{ approval: string; approver: string }> {
  const merchant_id = await merchantOf(db, caller.scope, request.object_id);
  const key: AttemptKey = `pin:${caller.id}`;
  await requireUnlocked(db, [key], now);
  const approver = await first(
    db,
    sql<Approver>`select id, name, role, template, pin_hash from person
      where merchant_id = ${merchant_id} and is_active
        and pin_lookup = ${lookupOf(host.pepper, merchant_id, pin)}`,
  );
  const isRight = await verifyPassword(approver?.pin_hash ?? null, pin);
  const may =
    approver &&
    mayApprove(
      { ...approver, rights: rightsOf(approver.role, approver.template) },
      caller,
      request,
    );
  if (!isRight || !may) {
    await countFailure(host.database, [key], now);
    throw new Problem('wrongPin');
  }
  await forgive(db, key);
  const wish = { ...request, merchant_id, requester_id: caller.id, approver: approver.name };
  return { approval: await keepApproval(db, wish, now), approver: approver.name };
}
