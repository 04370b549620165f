import type { MerchantDocument, DocumentNeed } from '@servery/api';
import type { BadgeProps } from '@servery/ui';

/** The state of a document as its badge shows it. */
export type DocumentState = DocumentNeed['state'];

/** Returns the state of a document, which may have expired since it was accepted. */
export function stateOf({ status, expiry }: MerchantDocument): DocumentState {
  if (status !== 'accepted') return status;
  if (expiry === 'expired') return 'expired';
  return expiry === 'soon' ? 'expires_soon' : 'accepted';
}

/** The tone of each state. */
export const stateTones: Readonly<Record<DocumentState, NonNullable<BadgeProps['tone']>>> = {
  missing: 'neutral',
  uploaded: 'neutral',
  in_review: 'info',
  changes_requested: 'warning',
  accepted: 'success',
  expires_soon: 'warning',
  expired: 'danger',
};
