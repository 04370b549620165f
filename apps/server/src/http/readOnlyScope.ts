import type { AnyEndpoint } from '@servery/api';
import { merchantOfCall } from '@servery/api/feature-calls';
import { isRefusedReadOnly } from '@servery/api/read-only-calls';
import { requireChangeable } from '@servery/domain/merchants';
import { sql } from 'kysely';
import { asPlatform } from '../storage/db/confine.ts';
import { first } from '../storage/sql.ts';
import { statusOfMerchant } from '../storage/statusOfMerchant.ts';
import type { Arrival, Entered, Sent } from './arrival.ts';
import type { Host } from './host.ts';
import { publicAnswers } from './publicAnswers.ts';
import type { Caller, Change } from './RequestContext.ts';

/** Returns whether a merchant takes nothing new from guests. */
const readIsShut = ({ database }: Pick<Host, 'database'>, merchant_id: number): Promise<boolean> =>
  asPlatform(async () => {
    const row = await first(
      database.kysely,
      sql<{ is_shut: boolean }>`
        select m.is_read_only or ${statusOfMerchant} <> 'active' as is_shut
        from merchant m where m.merchant_id = ${merchant_id}`,
    );
    return row?.is_shut === true;
  });

/**
 * Returns the caller of a call with the read-only merchants that refuse it. The session has them, so
 * this reads nothing, except for guests.
 * @throws `outletReadOnly` if the plan of its group doesn't include the merchant of the call; for
 *   guests, also if it isn't active
 * @throws `merchantClosing` if it is closing or closed
 */
export async function withReadOnly(
  host: Host,
  to: AnyEndpoint,
  { caller, now, ...sent }: Pick<Entered, 'caller' | 'now'> & Sent,
  { limits }: Pick<Arrival, 'limits'>,
): Promise<Caller | null> {
  const isRefused = isRefusedReadOnly(to);
  if (caller === null) {
    const named = isRefused ? merchantOfCall(sent) : null;
    if (named === null) return caller;
    // Cached until an event of the merchant, such as a change of its status.
    const answers = await publicAnswers({ host, now, limits }, named);
    const isShut = await answers.once('shut', () => readIsShut(host, named));
    requireChangeable(isShut ? 'outletReadOnly' : null);
    return caller;
  }
  const { readOnly, ...others } = caller;
  if (!readOnly || !isRefused) return others;
  const meant = merchantOfCall(sent) ?? caller.merchant_id;
  if (meant !== null) requireChangeable(readOnly[meant] ?? null);
  return caller;
}

/**
 * Refuses a write that changed a read-only merchant, which calls about a row don't name.
 * @throws `outletReadOnly` or `merchantClosing`
 */
export function requireAllChangeable(
  { readOnly }: Pick<Caller, 'readOnly'>,
  changes: readonly Change[],
): void {
  for (const { merchant_id } of changes) requireChangeable(readOnly?.[merchant_id] ?? null);
}
