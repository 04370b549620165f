import {
  invalid,
  Problem,
  type editSetting,
  type MerchantSettings,
  type Parsed,
  type ScheduledChange,
  type ScheduledSection,
  type StoredSettings,
} from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { toInstant } from '../time/index.ts';
import { fieldsOf, type SettingFields } from './fieldsOf.ts';
import { requireUnlocked } from './groupLock.ts';
import { settingsAt, valueOf, withChange } from './inForce.ts';
import {
  inForce,
  requireVersion,
  saveSection,
  type SettingContext,
  type SettingResult,
} from './saveSection.ts';

type Body = Parsed<typeof editSetting>['body'];
type MoneyInput = Extract<Body, { type: ScheduledSection }>;

const maxScheduled = 20;
const maxDays = 730;

/** Returns the instant from which an edit holds; null for now. */
function instantOf({ type, from }: MoneyInput, settings: StoredSettings, now: Date): string | null {
  if (from === null) return null;
  const local = type === 'trading' ? `${from} 00:00` : from;
  const instant = toInstant(local, settings.time_zone);
  const left = Date.parse(instant) - now.getTime();
  if (left <= 0) throw invalid('from', 'past', 'Choose a time in the future.');
  if (left > maxDays * 86_400_000)
    throw invalid('from', 'late', 'Choose a time within the next two years.');
  return instant;
}

function changeOf(input: MoneyInput, id: number, from: string): ScheduledChange {
  const at = { id, from };
  if (input.type === 'service_charge') {
    const { rate, is_taxed, methods, min_party } = input;
    const service_charge = { rate, is_taxed, methods: [...new Set(methods)], min_party };
    return { ...at, section: 'service_charge', service_charge };
  }
  if (input.type === 'tax_classes')
    return { ...at, section: 'tax_classes', tax_classes: input.tax_classes };
  const { day_start, order_prefixes } = input;
  return { ...at, section: 'trading', trading: { day_start, order_prefixes } };
}

/** Refuses two classes of one code, and a list without a class that dishes have. */
function requireCodes(
  { tax_classes }: Pick<MerchantSettings, 'tax_classes'>,
  { tax_codes }: SettingContext,
): void {
  const codes = tax_classes.map(({ code }) => code);
  const twice = codes.findIndex((code, i) => codes.indexOf(code) < i);
  if (twice >= 0)
    throw invalid(`tax_classes.${twice}.code`, 'taken', 'Another tax already has this code.');
  const missing = tax_codes.find((code) => !codes.includes(code));
  if (missing !== undefined)
    throw invalid('tax_classes', 'in_use', `Items still use the tax ${missing}. Keep it.`);
}

/**
 * Refuses taxes of which a later list lacks one: dishes with it couldn't be sold from then on.
 */
function requireLaterCodes(settings: StoredSettings): void {
  let codes: string[] = settings.tax_classes.map(({ code }) => code);
  for (const change of settings.scheduled ?? []) {
    if (change.section !== 'tax_classes') continue;
    const next = change.tax_classes.map(({ code }) => code);
    const missing = codes.find((code) => !next.includes(code));
    if (missing !== undefined)
      throw invalid(
        'tax_classes',
        'scheduled',
        `A scheduled change doesn’t include the tax ${missing}. Cancel it, or keep all taxes.`,
      );
    codes = next;
  }
}

/** Returns the values of a section at an instant. */
const fieldsAt = (
  section: ScheduledSection,
  merchant: MerchantRecord,
  instant: string,
): SettingFields =>
  fieldsOf(section, {
    ...merchant,
    settings: settingsAt(merchant.settings, instant),
  });

/**
 * Changes the service charge, the taxes or the trading day, now or from an instant. Orders keep the
 * terms under which they were placed.
 * @throws `conflict`, `invalid`, or `notAllowedNow` with `why: group_lock`
 */
export function editMoney(
  merchant: MerchantRecord,
  input: MoneyInput,
  context: SettingContext,
): SettingResult {
  const { type: section } = input;
  requireUnlocked(merchant.settings, section);
  requireVersion(merchant, section, input.version, context);
  const now = inForce(merchant, context);
  const from = instantOf(input, now.settings, context.now);
  const change = changeOf(input, context.nextId(), from ?? context.now.toISOString());
  if (change.section === 'tax_classes') requireCodes(change, context);
  const { scheduled = [] } = now.settings;
  const settings: StoredSettings =
    from === null
      ? { ...now.settings, ...valueOf(change) }
      : { ...now.settings, scheduled: withChange(scheduled, change) };
  if ((settings.scheduled ?? []).length > maxScheduled)
    throw invalid('from', 'too_many', `Up to ${maxScheduled} changes can be scheduled.`);
  if (section === 'tax_classes') requireLaterCodes(settings);
  const next = { name: now.name, settings };
  if (from === null) return saveSection(now, section, next);
  return saveSection(now, section, next, {
    before: fieldsAt(section, now, from),
    after: fieldsOf(section, { ...now, settings: { ...now.settings, ...valueOf(change) } }),
    from,
    is_cancelled: false,
  });
}

/**
 * Cancels a scheduled change that doesn't hold yet.
 * @throws `notFound`, `conflict` or `notAllowedNow`; `invalid` if a later change lacks a tax
 */
export function cancelChange(
  merchant: MerchantRecord,
  { version, change_id }: { version: number; change_id: number },
  context: SettingContext,
): SettingResult {
  const now = inForce(merchant, context);
  const { scheduled = [] } = now.settings;
  const change = scheduled.find(({ id }) => id === change_id);
  if (!change) throw new Problem('notFound');
  const { section, from } = change;
  requireUnlocked(now.settings, section);
  requireVersion(merchant, section, version, context);
  const rest = scheduled.filter(({ id }) => id !== change_id);
  const settings: StoredSettings = { ...now.settings, scheduled: rest };
  if (section === 'tax_classes') requireLaterCodes(settings);
  return saveSection(
    now,
    section,
    { name: now.name, settings },
    {
      before: fieldsOf(section, { ...now, settings: { ...now.settings, ...valueOf(change) } }),
      after: fieldsAt(section, { ...now, settings }, from),
      from,
      is_cancelled: true,
    },
  );
}
