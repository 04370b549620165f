import type { GuideStep, GuideStepName, SetUpGuide, SetUpStep } from '@servery/api';
import {
  expiringDocuments,
  missingDocuments,
  requiredDocuments,
  type DocumentFacts,
} from '../documents/required.ts';
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

/** Returns the business date of a merchant at an instant. */
export const todayAt = ({ settings }: MerchantRecord, now: Date): string =>
  businessDate(now, settingsAt(settings, now));

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
  const today = todayAt(merchant, now);
  const required = requiredDocuments(merchant, counts.documents, today);
  const missing = missingDocuments(required).length;
  const reviewed: GuideStep = {
    step: 'documents',
    count: required.length - missing,
    state: missing > 0 ? 'open' : 'done',
  };
  const needed: GuideStepName[] = alwaysNeeded.filter((step) => counts[step] === 0);
  return {
    merchant_id: id,
    name,
    version,
    setup_status,
    steps: [...setUpSteps.map(stepOf), ...(required.length > 0 ? [reviewed] : [])],
    needed: setup_status === 'live' ? [] : [...needed, ...(missing > 0 ? [reviewed.step] : [])],
    documents: [...required, ...expiringDocuments(merchant, counts.documents, today)],
  };
}
