import { Problem, type SetUpGuide, type SetUpMark, type SetUpStep } from '@servery/api';
import { missingDocuments, requiredDocuments } from '../documents/required.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { showSetUpGuide, todayAt, type SetUpCounts } from './showGuide.ts';

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
  const { needed: steps } = showSetUpGuide(merchant, counts, now);
  if (steps.length > 0 && explained.has(setup_status)) {
    const missing = missingDocuments(
      requiredDocuments(merchant, counts.documents, todayAt(merchant, now)),
    );
    throw new Problem('notAllowedNow', {
      details: { why: 'set_up_step', steps, ...(missing.length > 0 && { documents: missing }) },
    });
  }
  if (setup_status !== 'draft' && setup_status !== 'approved')
    throw new Problem('notAllowedNow', { details: { why: 'set_up_status' } });
  return { ...merchant, version: merchant.version + 1, setup_status: 'live' };
}
