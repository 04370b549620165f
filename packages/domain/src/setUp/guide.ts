import {
  Problem,
  type GuideStep,
  type PlatformContact,
  type SetUpGuide,
  type SetUpMark,
  type SetUpStep,
} from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';

/**
 * The numbers of records that steps of the set-up ask for, of all of them only active ones, and
 * where the merchant gets help.
 */
export interface SetUpCounts {
  payments: number;
  tables: number;
  menu: number;
  printers: number;
  support: PlatformContact;
}

/** In the order in which most people take them. */
const setUpSteps = [
  'profile',
  'hours',
  'taxes',
  'payments',
  'tables',
  'menu',
  'printers',
] as const satisfies readonly SetUpStep[];

/** Without these, nobody can place or pay an order. */
const needed = ['payments', 'menu'] as const satisfies readonly SetUpStep[];

const countOf = ({ settings }: MerchantRecord, counts: SetUpCounts, step: SetUpStep): number => {
  if (step === 'profile') return settings.profile?.address ? 1 : 0;
  if (step === 'hours') return settings.hours?.length ?? 0;
  if (step === 'taxes') return settings.tax_classes.filter(({ rate }) => rate > 0).length;
  return counts[step];
};

/** Returns how far a merchant is set up. */
export function showSetUpGuide(merchant: MerchantRecord, counts: SetUpCounts): SetUpGuide {
  const { id, name, version, setup_status, settings } = merchant;
  const stepOf = (step: SetUpStep): GuideStep => {
    const count = countOf(merchant, counts, step);
    return { step, count, state: count > 0 ? 'done' : (settings.set_up?.[step] ?? 'open') };
  };
  return {
    merchant_id: id,
    name,
    version,
    setup_status,
    steps: setUpSteps.map(stepOf),
    needed: setup_status === 'live' ? [] : needed.filter((step) => counts[step] === 0),
    support: counts.support,
  };
}

interface Based {
  version: number;
}

/** @throws `conflict` with the current guide if somebody else changed the merchant */
function requireVersion(merchant: MerchantRecord, counts: SetUpCounts, { version }: Based): void {
  if (merchant.version !== version)
    throw new Problem('conflict', { current: showSetUpGuide(merchant, counts) });
}

/**
 * Marks a step as done or skipped, or removes its mark.
 * @throws `conflict`
 */
export function markSetUpStep(
  merchant: MerchantRecord,
  counts: SetUpCounts,
  input: Based & { step: SetUpStep; mark: SetUpMark | null },
): MerchantRecord {
  requireVersion(merchant, counts, input);
  const { step, mark } = input;
  const { [step]: before, ...others } = merchant.settings.set_up ?? {};
  if ((before ?? null) === mark) return merchant;
  const set_up = mark ? { ...others, [step]: mark } : others;
  return {
    ...merchant,
    version: merchant.version + 1,
    settings: { ...merchant.settings, set_up },
  };
}

/**
 * Finishes the set-up. A merchant that has submitted documents must have been approved; one that
 * was asked for none goes live from its draft.
 * @throws `conflict`, or `notAllowedNow` with `why`: `set_up_status`, or `set_up_step` with `steps`
 */
export function goLive(
  merchant: MerchantRecord,
  counts: SetUpCounts,
  input: Based,
): MerchantRecord {
  requireVersion(merchant, counts, input);
  if (merchant.setup_status !== 'draft' && merchant.setup_status !== 'approved')
    throw new Problem('notAllowedNow', { details: { why: 'set_up_status' } });
  const steps = showSetUpGuide(merchant, counts).needed;
  if (steps.length > 0)
    throw new Problem('notAllowedNow', { details: { why: 'set_up_step', steps } });
  return { ...merchant, version: merchant.version + 1, setup_status: 'live' };
}
