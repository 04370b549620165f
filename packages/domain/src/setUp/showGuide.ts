import type {
  DocumentNeed,
  GuideStep,
  GuideStepName,
  PlatformContact,
  SetUpGuide,
  SetUpStep,
} from '@servery/api';
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
 * The numbers of records that steps of the set-up ask for, of all of them only active ones, the
 * documents, and where the merchant gets help.
 */
export interface SetUpCounts {
  payments: number;
  tables: number;
  menu: number;
  printers: number;
  documents: readonly DocumentFacts[];
  support: PlatformContact;
}

type StepCounts = Omit<SetUpCounts, 'support'>;

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

type Settings = Pick<MerchantRecord, 'settings'>;

const countOf = ({ settings }: Settings, counts: StepCounts, step: SetUpStep): number => {
  if (step === 'profile') return settings.profile?.address ? 1 : 0;
  if (step === 'hours') return settings.hours?.length ?? 0;
  if (step === 'taxes') return settings.tax_classes.filter(({ rate }) => rate > 0).length;
  return counts[step];
};

/** Returns the step `documents`; null if a merchant needs none. */
function documentStep(required: readonly DocumentNeed[]): GuideStep | null {
  if (required.length === 0) return null;
  const missing = missingDocuments(required).length;
  return {
    step: 'documents',
    count: required.length - missing,
    state: missing > 0 ? 'open' : 'done',
  };
}

function stepsOf(
  merchant: Settings,
  counts: StepCounts,
  required: readonly DocumentNeed[],
): GuideStep[] {
  const steps = setUpSteps.map((step): GuideStep => {
    const count = countOf(merchant, counts, step);
    const mark = merchant.settings.set_up?.[step] ?? 'open';
    return { step, count, state: count > 0 ? 'done' : mark };
  });
  const reviewed = documentStep(required);
  return reviewed ? [...steps, reviewed] : steps;
}

/** Returns the steps that are neither done nor skipped on a date, in the order of the guide. */
export const openSteps = (merchant: Settings, counts: StepCounts, today: string): GuideStepName[] =>
  stepsOf(merchant, counts, requiredDocuments(merchant, counts.documents, today)).flatMap(
    ({ step, state }) => (state === 'open' ? [step] : []),
  );

/** Returns the business date of a merchant at an instant. */
export const todayAt = ({ settings }: MerchantRecord, now: Date): string =>
  businessDate(now, settingsAt(settings, now));

/** Returns how far a merchant is set up. It has the step `documents` only if it needs any. */
export function showSetUpGuide(
  merchant: MerchantRecord,
  counts: SetUpCounts,
  now: Date,
): SetUpGuide {
  const { id, name, version, setup_status } = merchant;
  const today = todayAt(merchant, now);
  const required = requiredDocuments(merchant, counts.documents, today);
  const steps = stepsOf(merchant, counts, required);
  const needed: GuideStepName[] = alwaysNeeded.filter((step) => counts[step] === 0);
  if (documentStep(required)?.state === 'open') needed.push('documents');
  return {
    merchant_id: id,
    name,
    version,
    setup_status,
    steps,
    needed: setup_status === 'live' ? [] : needed,
    documents: [...required, ...expiringDocuments(merchant, counts.documents, today)],
    support: counts.support,
  };
}
