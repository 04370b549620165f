import * as v from 'valibot';
import { count, id, version } from '../fields.ts';
import { merchantInfo } from './merchant.ts';
import { documentNeed } from './merchantDocument.ts';
import { platformContact } from './platformSettings.ts';
import { guideSteps, setUpMark } from './setUpMarks.ts';

/** A step of the guide. */
export const guideStep = v.object({
  step: v.picklist(guideSteps),
  /** Whether it is done, was skipped, or is still open. A step with records is done. */
  state: v.picklist([...setUpMark.options, 'open']),
  /** The number of records that the step asks for, such as dishes on the menu. */
  count,
});
export type GuideStep = v.InferOutput<typeof guideStep>;

/** How far a merchant is set up. */
export const setUpGuide = v.object({
  merchant_id: id,
  name: v.string(),
  /** The version of the merchant. */
  version,
  setup_status: merchantInfo.entries.setup_status,
  /** In the order in which most people do them. */
  steps: v.array(guideStep),
  /** The steps without which the merchant can't go live; empty once it is live. */
  needed: v.array(v.picklist(guideSteps)),
  /**
   * The documents that the platform requires, and others that expire within 30 days or have expired;
   * empty without the step `documents`.
   */
  documents: v.array(documentNeed),
  /** The platform's contact for support. */
  support: platformContact,
});
export type SetUpGuide = v.InferOutput<typeof setUpGuide>;
