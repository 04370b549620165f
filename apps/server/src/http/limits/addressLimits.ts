import { createHash } from 'node:crypto';
import type { Quota } from '@servery/domain/commands';
import { guestWriteCost } from '../../rates.ts';
import type { Sql } from '../../storage/sql.ts';
import type { Host } from '../host.ts';
import { createLanes } from './lanes.ts';
import { noLimits, type Limits } from './limits.ts';
import { createQuotas, noQuota, type Counting } from './quotas.ts';

/**
 * All statements of the embedded engine wait for its transactions, so guests' transactions take
 * only a twentieth of the time once they are many. On PostgreSQL they only share the processor.
 */
const transactions = {
  embedded: { inAll: 1, share: 0.05, burstMs: 300 },
  postgres: {},
};

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The limits on what an address does without a session. */
export interface AddressLimits {
  /** Returns its daily quota, as seen and counted in a transaction. */
  quotaIn(db: Sql): Quota;
  /**
   * Counts a write with a guest's code.
   * @throws `throttled`
   */
  countWrite(code: string): void;
  /**
   * Runs work about a merchant, or about none, when its turn comes. What is written in a
   * transaction waits for other turns than the rest.
   * @throws `throttled`
   */
  inTurn<T>(
    merchant_id: number | null,
    work: () => Promise<T>,
    kind?: 'transaction' | 'other',
  ): Promise<T>;
}

/** Returns the limits of an address. */
export type LimitsOfAddress = (address: string) => AddressLimits;

/** No limits, for actions of the server itself. */
export const noAddressLimits: AddressLimits = {
  quotaIn: () => noQuota,
  countWrite: () => undefined,
  inTurn: (_merchant_id, work) => work(),
};

/** Returns the limits of each address; there are none where there are no rate limits. */
export function createAddressLimits(
  host: Counting & Pick<Host, 'database'>,
  limits: Limits,
): LimitsOfAddress {
  if (limits === noLimits) return () => noAddressLimits;
  const quotas = createQuotas(host);
  const lanes = {
    transaction: createLanes(transactions[host.database.engine]),
    other: createLanes(),
  };
  return (address) => ({
    quotaIn: (db) => quotas.of(address, db),
    countWrite: (code) => {
      // The code is hashed because it can be as long as a URL.
      const who = `${address} ${digest(code)}`;
      limits.require('guest', 'session', who, guestWriteCost.session);
      limits.require('guestDay', 'session', who);
    },
    inTurn: (merchant_id, work, kind = 'other') => lanes[kind].run(merchant_id, address, work),
  });
}
