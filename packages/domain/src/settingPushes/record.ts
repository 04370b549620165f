import type { SettingLock, SettingPush, StoredSettings } from '@servery/api';
import type { Actor } from '../people/demand.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import type { SettingContext } from '../settings/saveSection.ts';

/** An outlet of a group, with the taxes of its items. */
export interface SettingGroupOutlet extends Pick<MerchantRecord, 'id' | 'name' | 'settings'> {
  tax_codes: readonly string[];
}

/** An outlet, and the other outlets of its group that the caller can access. */
export interface SettingGroup {
  source: SettingGroupOutlet;
  others: readonly SettingGroupOutlet[];
}

/** The stored fields of a section; a field that was never set is left out. */
export type SectionValues = Partial<
  Pick<StoredSettings, 'hours' | 'holidays' | 'service_charge' | 'tax_classes'>
>;

/** An outlet that a push changed, with its section from before. */
export interface PushedSettings {
  merchant_id: number;
  /** The version of the section after the push. */
  version: number;
  values: SectionValues;
  lock: SettingLock | null;
}

/** A push of a section as hosts store it. */
export interface SettingPushRecord extends Pick<
  SettingPush,
  'id' | 'merchant_id' | 'section' | 'mode' | 'at' | 'by' | 'undone_at' | 'undone_by'
> {
  /** The changed outlets, by the ids of their merchants. */
  outlets: readonly PushedSettings[];
}

/** A locked merchant, with the context of the rules of its settings. */
export interface LockedMerchant {
  state: MerchantRecord;
  context: SettingContext & { actor: Actor };
}
