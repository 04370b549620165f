import {
  Problem,
  type GuideStep,
  type GuideStepName,
  type SetUpGuide,
  type SetUpMark,
  type SetUpStep,
} from '@servery/api';
import { missingDocuments, requiredDocuments, type DocumentFacts } from '../documents/required.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { settingsAt } from '../settings/inForce.ts';
import { businessDate } from '../time/businessDate.ts';

/**
 * The numbers of records that steps of the set-up ask for, of all of them only active ones, and the
 * documents.
 */
export interface SetUpCounts {
  payments: number;
  tables: number;
  menu: number;
  printers: number;
  documents: readonly DocumentFacts[];
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
const alwaysNeeded = ['payments', 'menu'] as const satisfies readonly SetUpStep[];

const countOf = ({ settings }: MerchantRecord, counts: SetUpCounts, step: SetUpStep): number => {
  if (step === 'profile') return settings.profile?.address ? 1 : 0;
  if (step === 'hours') return settings.hours?.length ?? 0;
  if (step === 'taxes') return settings.tax_classes.filter(({ rate }) => rate > 0).length;
  return counts[step];
};

/** Returns how far a merchant is set up. It has the step `documents` only if it needs any. */
export function showSetUpGuide(
  merchant: MerchantRecord,
  counts: SetUpCounts,
  now: Date,
): SetUpGuide {
  const { id, name, version, setup_status, settings } = merchant;
  const stepOf = (step: SetUpStep): GuideStep => {
    const count = countOf(merchant, counts, step);
    return { step, count, state: count > 0 ? 'done' : (settings.set_up?.[step] ?? 'open') };
  };
  const today = businessDate(now, settingsAt(settings, now));
  const documents = requiredDocuments(merchant, counts.documents, today);
  const isMissing = missingDocuments(documents).length > 0;
  const reviewed: GuideStep = {
    step: 'documents',
    count: documents.length - missingDocuments(documents).length,
    state: isMissing ? 'open' : 'done',
  };
  const needed: GuideStepName[] = alwaysNeeded.filter((step) => counts[step] === 0);
  return {
    merchant_id: id,
    name,
    version,
    setup_status,
    steps: [...setUpSteps.map(stepOf), ...(documents.length > 0 ? [reviewed] : [])],
    needed: setup_status === 'live' ? [] : [...needed, ...(isMissing ? [reviewed.step] : [])],
    documents,
  };
}

interface Based {
  version: number;
}

/** @throws `conflict` with the current guide if somebody else changed the merchant */
function requireVersion(
  merchant: MerchantRecord,
  counts: SetUpCounts,
  { version }: Based,
  now: Date,
): void {
  if (merchant.version !== version)
    throw new Problem('conflict', { current: showSetUpGuide(merchant, counts, now) });
}

/**
 * Marks a step as done or skipped, or removes its mark.
 * @throws `conflict`
 */
export function markSetUpStep(
  merchant: MerchantRecord,
  counts: SetUpCounts,
  input: Based & { step: SetUpStep; mark: SetUpMark | null },
  now: Date,
): MerchantRecord {
  requireVersion(merchant, counts, input, now);
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

/** The statuses that don't explain themselves: a merchant is told which steps are missing. */
const explained: ReadonlySet<SetUpGuide['setup_status']> = new Set([
  'draft',
  'approved',
  'changes_requested',
]);

/**
 * Finishes the set-up. A merchant whose documents are required needs all of them accepted and
 * valid; one that was asked for none goes live from its draft.
 * @throws `conflict`, or `notAllowedNow` with `why`: `set_up_status`, or `set_up_step` with `steps`
 *   and the missing `documents`
 */
export function goLive(
  merchant: MerchantRecord,
  counts: SetUpCounts,
  input: Based,
  now: Date,
): MerchantRecord {
  requireVersion(merchant, counts, input, now);
  const { setup_status } = merchant;
  const { needed: steps, documents } = showSetUpGuide(merchant, counts, now);
  if (steps.length > 0 && explained.has(setup_status)) {
    const missing = missingDocuments(documents);
    throw new Problem('notAllowedNow', {
      details: { why: 'set_up_step', steps, ...(missing.length > 0 && { documents: missing }) },
    });
  }
  if (setup_status !== 'draft' && setup_status !== 'approved')
    throw new Problem('notAllowedNow', { details: { why: 'set_up_status' } });
  return { ...merchant, version: merchant.version + 1, setup_status: 'live' };
}
