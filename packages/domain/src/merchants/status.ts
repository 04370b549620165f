import type { MerchantRecord } from '../people/merchantRecord.ts';
import { requireNotClosing } from './closure.ts';

/** The decision whether a merchant can use the platform. */
export interface StatusInput {
  is_active: boolean;
  /** Kept with a suspension, and in the audit. */
  reason: string;
}

/**
 * Suspends or activates a merchant, whose set-up and settings stay. Returns the same merchant if it
 * already is in that state. The host has checked its version.
 * @throws `notAllowedNow` if it is closing or closed
 */
export function setMerchantStatus(
  merchant: MerchantRecord,
  { is_active, reason }: StatusInput,
  { now, by }: { now: Date; by: string },
): MerchantRecord {
  requireNotClosing(merchant);
  if (is_active === (merchant.suspension === null)) return merchant;
  const suspension = is_active ? null : { at: now.toISOString(), by, reason };
  return { ...merchant, version: merchant.version + 1, suspension };
}
