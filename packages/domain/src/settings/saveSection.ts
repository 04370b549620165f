import {
  Problem,
  type SettingChange,
  type SettingSection,
  type StoredSettings,
} from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { changesBetween, fieldsOf, type SettingFields } from './fieldsOf.ts';
import { settingsAt } from './inForce.ts';
import { showSettings, versionsOf, type SettingFacts } from './show.ts';

/** The time, new ids and facts about a merchant that the rules of its settings need. */
export interface SettingContext extends SettingFacts {
  now: Date;
  nextId: () => number;
  /** The ids of the pictures in the media library, for edits of the brand. */
  pictures?: ReadonlySet<number>;
}

/** An entry of the history of settings, before a host adds who made it and when. */
export interface SettingEntry extends Pick<
  SettingChange,
  'section' | 'from' | 'is_cancelled' | 'changes'
> {
  /** The action that made the change, for the audit, if it wasn’t an edit of the section. */
  did?: string;
}

/** A merchant after a change of its settings; without an entry, nothing changed. */
export interface SettingResult {
  merchant: MerchantRecord;
  entry: SettingEntry | null;
}

/**
 * Refuses an edit that is based on an outdated version of its section.
 * @throws `conflict`
 */
export function requireVersion(
  merchant: MerchantRecord,
  section: SettingSection,
  version: number,
  context: SettingContext,
): void {
  if (versionsOf(merchant)[section] !== version)
    throw new Problem('conflict', { current: showSettings(merchant, context, context.now) });
}

/** Returns a merchant with new settings, as the next version of one section. */
function nextVersion(
  merchant: MerchantRecord,
  section: SettingSection,
  { name, settings }: { name: string; settings: StoredSettings },
): MerchantRecord {
  const versions = { ...settings.versions, [section]: versionsOf(merchant)[section] + 1 };
  return { ...merchant, name, version: merchant.version + 1, settings: { ...settings, versions } };
}

/** Returns a merchant with the settings in force, so that rules change those. */
export const inForce = (merchant: MerchantRecord, { now }: SettingContext): MerchantRecord => ({
  ...merchant,
  settings: settingsAt(merchant.settings, now),
});

/** The comparison of a change: its values before and after, and when it holds. */
interface Comparison extends Pick<SettingEntry, 'from' | 'is_cancelled'> {
  before: SettingFields;
  after: SettingFields;
}

/** Saves a section if its values differ; otherwise the merchant keeps its version. */
export function saveSection(
  merchant: MerchantRecord,
  section: SettingSection,
  next: { name: string; settings: StoredSettings },
  comparison: Comparison = {
    before: fieldsOf(section, merchant),
    after: fieldsOf(section, next),
    from: null,
    is_cancelled: false,
  },
): SettingResult {
  const { before, after, from, is_cancelled } = comparison;
  const changes = changesBetween(before, after);
  if (changes.length === 0 && !is_cancelled) return { merchant, entry: null };
  return {
    merchant: nextVersion(merchant, section, next),
    entry: { section, from, is_cancelled, changes },
  };
}
