import { finishClosing } from '@servery/domain/merchants';
import { sql } from 'kysely';
import type { Host } from '../../http/host.ts';
import { noAddressLimits } from '../../http/limits/addressLimits.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { settle } from '../../http/settle.ts';
import { factsOf } from '../../log.ts';
import { endSessions } from '../../session/endSessions.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { clockOf } from '../orders/review.ts';
import { eraseGuests } from './eraseGuests.ts';
import { merchantStore } from './store.ts';

/** Ends the sign-ins of the people, shared devices and print agents of a merchant. */
async function endSignIns(db: Sql, merchant_id: number, now: Date): Promise<void> {
  const ofMerchant = sql`merchant_id = ${merchant_id}`;
  await endSessions(
    db,
    sql`(person_id in (select id from person where ${ofMerchant})
      or device_id in (select id from device where ${ofMerchant}))`,
    now,
  );
  await sql`update person set is_active = false, version = version + 1, pin_hash = null,
      pin_lookup = null, invitation_hash = null, invited_until = null
    where ${ofMerchant} and is_active`.execute(db);
  await sql`update device set is_deleted = true, version = version + 1, code_hash = null
    where ${ofMerchant} and not is_deleted`.execute(db);
  await sql`update print_agent set is_deleted = true, version = version + 1, code_hash = null,
      token_hash = null where ${ofMerchant} and not is_deleted`.execute(db);
}

/** Closes one merchant for good. The personal data goes first, so that a restart continues it. */
async function finishOne(host: Host, merchant_id: number): Promise<void> {
  await eraseGuests(host.database, merchant_id);
  await host.database.transaction(async (trx) => {
    const ctx: RequestContext = {
      host,
      sql: trx,
      caller: clockOf(merchant_id),
      now: host.now(),
      requestId: 'closings',
      limits: noAddressLimits,
      approval: null,
      changes: [],
    };
    const store = merchantStore(ctx);
    const { state } = await store.lock(merchant_id);
    const closed = finishClosing(state, ctx.now);
    if (closed === state) return;
    await endSignIns(trx, merchant_id, ctx.now);
    await store.saveAccount(state, closed, { did: 'closed' });
    await settle(ctx, null);
  });
}

/**
 * Closes the merchants for good that can no longer be reopened: removes the personal data of their
 * guests and ends their sign-ins. Orders, payments, taxes and closings stay. Returns the number of
 * merchants. A failure at one is logged, repeated the next time, and doesn't affect the others.
 */
export async function finishClosings(host: Host): Promise<number> {
  const due = await all(
    host.database.kysely,
    sql<{ merchant_id: number }>`select merchant_id from merchant
      where closure is not null and closure ->> 'closed_at' is null
        and (closure ->> 'closes_at')::timestamptz <= ${host.now()}::timestamptz
        and ${everyMerchant('clock')}`,
  );
  let finished = 0;
  for (const { merchant_id } of due) {
    try {
      // One after the other: each locks many rows.
      await finishOne(host, merchant_id);
      finished += 1;
    } catch (error) {
      host.log('error', 'closing a merchant failed', { merchant_id, ...factsOf(error) });
    }
  }
  return finished;
}
