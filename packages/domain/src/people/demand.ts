import { Problem, type ApprovalRequest, type Capability, type Rights } from '@servery/api';

/** What a manager's PIN allowed: one action on one object, once. */
export interface Approval extends ApprovalRequest {
  approver: string;
  /** Set once it has been made use of; the host then strikes it out. */
  is_used: boolean;
  /** How much of its amount is used up, when one request makes use of it several times; sen. */
  spent?: number;
}

/** Who acts: a person with rights, and perhaps an approval in hand. */
export interface Actor {
  id: number;
  name: string;
  rights: Rights;
  approval: Approval | null;
}

/** What an action is done to. `amount` in sen, `rate` in hundredths of a percent. */
export interface Target {
  object_id: number;
  version: number;
  amount?: number | null;
  rate?: number;
}

const spentOn = (approval: Approval | null, capability: Capability, on: Target) =>
  approval?.capability === capability && approval.object_id === on.object_id
    ? (approval.spent ?? 0)
    : 0;

const covers = (approval: Approval, capability: Capability, on: Target, amount: number) =>
  approval.capability === capability &&
  approval.object_id === on.object_id &&
  approval.version === on.version &&
  amount <= (approval.amount ?? 0) &&
  (approval.rate === null || (on.rate ?? 10_000) <= approval.rate);

/** Lets an action pass, or refuses it; answers who approved it, if a PIN was needed. */
export function demand(actor: Actor, capability: Capability, on: Target): string | null {
  const grant = actor.rights.grants[capability];
  if (grant === 'deny') throw new Problem('forbidden', { details: { capability } });
  const isWithinLimit =
    capability === 'order.discount' && (on.rate ?? 10_000) <= actor.rights.discount_free_rate;
  if (grant === 'allow' || isWithinLimit) return null;
  const { approval } = actor;
  // Several in one request add up, so that leave for one is not leave for each.
  const amount = (on.amount ?? 0) + spentOn(approval, capability, on);
  if (approval && covers(approval, capability, on, amount)) {
    approval.is_used = true;
    approval.spent = amount;
    return approval.approver;
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
