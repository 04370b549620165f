import type { PushedSection, SettingLock } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { fieldsOf } from '../settings/fieldsOf.ts';
import { lockOf, withLock } from '../settings/groupLock.ts';
import { saveSection, type SettingEntry } from '../settings/saveSection.ts';
import type { SectionValues } from './record.ts';
import { withValues } from './sectionValues.ts';

/** A merchant before and after a push changed its section, with the entry of its history. */
export interface ChangedMerchant {
  before: MerchantRecord;
  after: MerchantRecord;
  entry: SettingEntry;
}

/**
 * Sets the values and the lock of a section of a merchant, whose settings are those in force.
 * Returns null if nothing changes; the history has the lock as the field `is_locked`.
 */
export function changeSection(
  before: MerchantRecord,
  section: PushedSection,
  { values, lock }: { values: SectionValues; lock: SettingLock | null },
  did: string,
): ChangedMerchant | null {
  const { name } = before;
  const settings = withLock(withValues(section, before.settings, values), section, lock);
  const side = (of: Pick<MerchantRecord, 'name' | 'settings'>) => ({
    ...fieldsOf(section, of),
    is_locked: lockOf(of.settings, section) !== null,
  });
  const next = { name, settings };
  const comparison = { before: side(before), after: side(next), from: null, is_cancelled: false };
  const { merchant: after, entry } = saveSection(before, section, next, comparison);
  return entry ? { before, after, entry: { ...entry, did } } : null;
}
