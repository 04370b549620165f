import type { ApprovalRequest } from '@servery/api';

/** The kinds of object that an approval can name. */
export const approvalSubjects = ['order', 'menu_item', 'menu_option', 'shift'] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];

/** An approval as hosts store it: for one requester, valid once. */
export interface StoredApproval extends ApprovalRequest {
  merchant_id: number;
  requester_id: number;
  approver: string;
  /** In UTC. */
  expires_at: string;
}

/** Storage of approvals. */
export interface ApprovalStore {
  /**
   * Returns the merchant of an object of one of these kinds, in the caller's scope.
   * @throws `notFound`
   */
  merchantOf(subjects: readonly ApprovalSubject[], id: number): Promise<number>;
  /** Adds an approval, and returns the token that represents it. */
  add(approval: StoredApproval): Promise<string>;
}
