import { sql } from 'kysely';
import type { Host } from '../http/host.ts';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { forgetAnswers } from '../http/idempotency.ts';

const hour = 60 * 60_000;

/**
 * Deletes expired data: stored responses, events, sessions, approvals, nonces, exports, and counts of
 * failed attempts and of guests’ actions.
 */
export async function sweep({ database, now }: Host): Promise<void> {
  const before = (hours: number) => new Date(now().getTime() - hours * hour);
  await forgetAnswers(database);
  const db = database.kysely;
  await sql`delete from event
    where at < ${before(7 * 24)} and ${everyMerchant('clock')}`.execute(db);
  await sql`delete from session
    where ends_at < ${before(30 * 24)} or ended_at < ${before(30 * 24)}`.execute(db);
  await sql`delete from approval
    where expires_at < ${before(24)} and ${everyMerchant('clock')}`.execute(db);
  await sql`delete from merchant_export
    where expires_at < ${before(0)} and ${everyMerchant('clock')}`.execute(db);
  await sql`delete from used_nonce where at < ${before(1)}`.execute(db);
  await sql`delete from attempt where at < ${before(48)}`.execute(db);
  await sql`delete from guest_count
    where at < ${before(48)} and ${everyMerchant('clock')}`.execute(db);
}
