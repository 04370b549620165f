import * as v from 'valibot';
import { id, instant, named, version } from '../fields.ts';
import { merchantInfo } from './merchant.ts';
import { documentNeed } from './merchantDocument.ts';
import { guideStep } from './setUpGuide.ts';
import { guideSteps } from './setUpMarks.ts';
import { staffStatuses } from './staff.ts';

/**
 * Whether a merchant can use the platform. It keeps its state of set-up in every status. A closing
 * one can only be read, and a closed one only by the people of the platform.
 */
export const merchantStatuses = ['active', 'suspended', 'closing', 'closed'] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];

/** The states of the set-up of a merchant, in the order in which it goes through them. */
export const setUpStatuses = [
  'draft',
  'documents_submitted',
  'in_review',
  'changes_requested',
  'approved',
  'live',
] as const satisfies readonly (typeof merchantInfo.entries.setup_status.options)[number][];

const contact = {
  name: v.string(),
  /** In E.164; '' if unknown. */
  phone: v.string(),
  /** '' if unknown. */
  email: v.string(),
};

const row = {
  id,
  version,
  name: v.string(),
  /** The group that it belongs to; null if it is independent. */
  parent: v.nullable(named),
  status: v.picklist(merchantStatuses),
  /** Whether it takes no new orders and changes, because the plan of its group doesn't include it. */
  is_read_only: v.boolean(),
  setup_status: merchantInfo.entries.setup_status,
  created_at: instant,
  /** Its time zone, in which its dates are shown. */
  time_zone: v.string(),
};

/** A merchant in the list of the people of the platform. */
export const merchantRow = v.object({
  ...row,
  /** Its first active owner; null if it has none. */
  owner: v.nullable(v.object(contact)),
});
export type MerchantRow = v.InferOutput<typeof merchantRow>;

/** A merchant as the people of the platform who look after it see it. */
export const merchantAccount = v.object({
  ...row,
  owner: v.nullable(
    v.object({
      id,
      version,
      username: v.string(),
      ...contact,
      status: v.picklist(staffStatuses),
      /** Until when their invitation can be used; null without one. It may be in the past. */
      invited_until: v.nullable(instant),
    }),
  ),
  /** The agents who look after it, by name. */
  agents: v.array(named),
  /** The supermerchant who runs it, even if they can no longer sign in; null without one. */
  supermerchant: v.nullable(named),
  /** The suspension; null while it is active. */
  suspension: v.nullable(v.object({ at: instant, by: v.string(), reason: v.string() })),
  /** The decision to close it; null unless it is closing or closed. */
  closure: v.nullable(
    v.object({
      at: instant,
      by: v.string(),
      reason: v.string(),
      /** Until when it can be reopened. */
      closes_at: instant,
      /** When it was closed for good; null while it is closing. */
      closed_at: v.nullable(instant),
    }),
  ),
  /** The steps of the set-up, in the order in which most people do them. */
  steps: v.array(guideStep),
  /** The steps without which it can't go live; empty once it is live. */
  needed: v.array(v.picklist(guideSteps)),
  /** The documents that the platform requires, and others that expire soon or have expired. */
  documents: v.array(documentNeed),
});
export type MerchantAccount = v.InferOutput<typeof merchantAccount>;

/** A new merchant, and the token of its owner's invitation, which is in no other response. */
export const newMerchantAccount = v.object({ merchant: merchantAccount, token: v.string() });
export type NewMerchantAccount = v.InferOutput<typeof newMerchantAccount>;
