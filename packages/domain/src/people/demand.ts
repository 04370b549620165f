import { Problem, type ApprovalRequest, type Capability, type Rights } from '@servery/api';

/** A manager's approval by PIN: one action on one object, once. */
export interface Approval extends Readonly<ApprovalRequest> {
  readonly approver: string;
}

/** An approval held during one request, and how much of it was used. */
export interface HeldApproval {
  readonly approval: Approval;
  /** The amount that the request has used so far, in sen; null while it is unused. */
  readonly spent: number | null;
  /** Uses the approval, up to an amount in sen. The host deletes it when it saves. */
  spend(amount: number): void;
}

/** Returns an unused approval for one request. */
export function holdApproval(approval: Approval): HeldApproval {
  let spent: number | null = null;
  return {
    approval,
    get spent() {
      return spent;
    },
    spend: (amount) => {
      spent = amount;
    },
  };
}

/** The person who acts, with their rights and perhaps an approval. */
export interface Actor {
  id: number;
  name: string;
  rights: Rights;
  approval: HeldApproval | null;
}

/** The object of an action. `amount` in sen, `rate` in hundredths of a percent. */
export interface Target {
  object_id: number;
  version: number;
  amount?: number | null;
  rate?: number;
}

const spentOn = ({ approval, spent }: HeldApproval, capability: Capability, on: Target) =>
  approval.capability === capability && approval.object_id === on.object_id ? (spent ?? 0) : 0;

const covers = (approval: Approval, capability: Capability, on: Target, amount: number) =>
  approval.capability === capability &&
  approval.object_id === on.object_id &&
  approval.version === on.version &&
  amount <= (approval.amount ?? 0) &&
  (approval.rate === null || (on.rate ?? 10_000) <= approval.rate);

/**
 * Requires permission for an action. Returns the approver, or null if no approval was needed;
 * spends the held approval if it was.
 * @throws `forbidden`, or `approvalRequired` with the required approval
 */
export function demand(actor: Actor, capability: Capability, on: Target): string | null {
  const grant = actor.rights.grants[capability];
  if (grant === 'deny') throw new Problem('forbidden', { details: { capability } });
  const isWithinLimit =
    capability === 'order.discount' && (on.rate ?? 10_000) <= actor.rights.discount_free_rate;
  if (grant === 'allow' || isWithinLimit) return null;
  const held = actor.approval;
  // Amounts within one request add up, so that the approval of one action isn't used for several.
  const amount = (on.amount ?? 0) + (held ? spentOn(held, capability, on) : 0);
  if (held && covers(held.approval, capability, on, amount)) {
    held.spend(amount);
    return held.approval.approver;
  }
  const request: ApprovalRequest = {
    capability,
    object_id: on.object_id,
    version: on.version,
    amount: on.amount == null ? null : amount,
    rate: on.rate ?? null,
  };
  throw new Problem('approvalRequired', { details: { ...request } });
}
