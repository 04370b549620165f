import { invalid, notNow, type MerchantStatus } from '@servery/api';
import type { OrderRecord } from '../orders/record.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import type { OpenWork } from '../people/merchantStore.ts';
import { isSameName } from '../search/nameKey.ts';

/** How long a closing merchant can be reopened, in milliseconds: 30 days. */
export const closingMs = 30 * 24 * 60 * 60_000;

/** The parts of a merchant that decide its status. */
type Decisions = Pick<MerchantRecord, 'suspension' | 'closure'>;

/** Returns whether a merchant can use the platform; a closure counts before a suspension. */
export function merchantStatus({ suspension, closure }: Decisions): MerchantStatus {
  if (closure) return closure.closed_at === null ? 'closing' : 'closed';
  return suspension ? 'suspended' : 'active';
}

/** Returns the number of payments and refunds of an order that are neither done nor given up. */
export const openPaymentsOf = ({ payments, refunds }: Pick<OrderRecord, 'payments' | 'refunds'>) =>
  payments.filter(({ state }) => state === 'pending' || state === 'authorised').length +
  refunds.filter(({ state }) => state === 'pending' || state === 'processing').length;

/**
 * Requires that a merchant has nothing open that could only be finished at the outlet.
 * @throws `notAllowedNow` with the first of: an open shift, open orders, payments in progress
 */
export function requireNothingOpen({ shift, orders, payments }: OpenWork): void {
  if (shift) throw notNow({ why: 'open_shift', name: shift.person.name });
  if (orders > 0) throw notNow({ why: 'open_orders', count: orders });
  if (payments > 0) throw notNow({ why: 'open_payments', count: payments });
}

/**
 * Requires that a merchant isn't closing or closed.
 * @throws `notAllowedNow`
 */
export function requireNotClosing(merchant: Decisions): void {
  const status = merchantStatus(merchant);
  if (status === 'closing') throw notNow({ why: 'merchant_closing' });
  if (status === 'closed') throw notNow({ why: 'merchant_closed' });
}

/** The decision to close a merchant. */
export interface ClosureInput {
  /** Kept with the closure, and in the audit. */
  reason: string;
  /** The name of the merchant, typed as a confirmation. */
  confirm: string;
}

/**
 * Starts to close a merchant, which keeps everything it has. The host has checked its version.
 * @throws `invalid` if the name isn't confirmed, `notAllowedNow` if it is closing or has work open
 */
export function closeMerchant(
  merchant: MerchantRecord,
  work: OpenWork,
  { reason, confirm }: ClosureInput,
  { now, by }: { now: Date; by: string },
): MerchantRecord {
  requireNotClosing(merchant);
  if (!isSameName(merchant.name, confirm))
    throw invalid('confirm', 'mismatch', `Enter ${merchant.name}.`);
  requireNothingOpen(work);
  const closes_at = new Date(now.getTime() + closingMs).toISOString();
  const closure = { at: now.toISOString(), by, reason, closes_at, closed_at: null };
  return { ...merchant, version: merchant.version + 1, closure };
}

/** Whether a closing merchant can no longer be reopened, so that it is to be closed for good. */
export const isDueToClose = ({ closure }: Decisions, now: Date): boolean =>
  closure?.closed_at === null && Date.parse(closure.closes_at) <= now.getTime();

/** Closes a merchant for good. Returns the same merchant if it isn't due. */
export function finishClosing(merchant: MerchantRecord, now: Date): MerchantRecord {
  const { closure, version } = merchant;
  if (!closure || !isDueToClose(merchant, now)) return merchant;
  return {
    ...merchant,
    version: version + 1,
    closure: { ...closure, closed_at: now.toISOString() },
  };
}

/**
 * Reopens a closing merchant; a suspension from before applies again. Returns the same merchant if
 * it isn't closing.
 * @throws `notAllowedNow` once it can't be reopened
 */
export function reopenMerchant(merchant: MerchantRecord, now: Date): MerchantRecord {
  const { closure } = merchant;
  if (!closure) return merchant;
  if (closure.closed_at !== null || isDueToClose(merchant, now))
    throw notNow({ why: 'merchant_closed' });
  return { ...merchant, version: merchant.version + 1, closure: null };
}
