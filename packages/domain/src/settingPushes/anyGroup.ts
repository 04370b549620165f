import type { PushedSection, SettingPushMode, StoredSettings } from '@servery/api';
import { merchants } from '../fixtures/index.ts';
import { contextBy } from '../orders/anyOrder.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { settingsAt } from '../settings/inForce.ts';
import { versionsOf } from '../settings/show.ts';
import { newMerchant } from '../setUp/newMerchant.ts';
import type { ChangedMerchant } from './changeSection.ts';
import type { LockedMerchant } from './record.ts';
import { pushSetting, settingTargets, type SettingPushInput } from './rules.ts';

const [sample] = merchants;

/** For tests: returns an outlet with the settings of the sample’s first one, and changes of them. */
export const outletAt = (id: number, settings: Partial<StoredSettings> = {}): MerchantRecord => ({
  ...newMerchant({ id, name: `Outlet ${id}`, time_zone: 'Asia/Kuala_Lumpur', now: new Date(0) }),
  settings: { ...sample!.settings, ...settings },
});

/** For tests: returns locked outlets by their ids. */
export const lockedOf = (
  outlets: readonly MerchantRecord[],
  { by = contextBy('supermerchant'), hours = 0, tax_codes = ['SST'] }: LockedOptions = {},
): Map<number, LockedMerchant> => {
  const now = new Date(by.now.getTime() + hours * 3_600_000);
  const context = { ...by, now, has_orders: true, tax_codes };
  return new Map(outlets.map((state) => [state.id, { state, context }]));
};

interface LockedOptions {
  by?: ReturnType<typeof contextBy>;
  /** Hours after the usual time. */
  hours?: number;
  /** The taxes of the items at each outlet. */
  tax_codes?: readonly string[];
}

/** For tests: returns the push of a section from the first outlet to others, as previewed now. */
export const inputOf = (
  locked: ReadonlyMap<number, LockedMerchant>,
  section: PushedSection,
  mode: SettingPushMode,
  ids: readonly number[],
): SettingPushInput => {
  const versionOf = (id: number) => versionsOf(locked.get(id)!.state)[section];
  const merchant_id = [...locked.keys()][0]!;
  const outlets = ids.map((id) => ({ merchant_id: id, version: versionOf(id) }));
  return { merchant_id, section, mode, version: versionOf(merchant_id), outlets };
};

/** For tests: pushes a section to outlets of a group that has all locked ones. */
export const pushTo = (locked: ReadonlyMap<number, LockedMerchant>, input: SettingPushInput) => {
  const others = [...locked.keys()].filter((id) => id !== input.merchant_id);
  return pushSetting(input, settingTargets(input, others), locked);
};

/** For tests: returns the outlets after some of them changed. */
export const saved = (
  locked: ReadonlyMap<number, LockedMerchant>,
  changes: readonly ChangedMerchant[],
): MerchantRecord[] => {
  const after = new Map(changes.map((change) => [change.after.id, change.after]));
  return [...locked.values()].map(({ state }) => after.get(state.id) ?? state);
};

/** For tests: returns the settings of outlets in force, without versions, which only increase. */
export const valuesIn = (outlets: readonly MerchantRecord[], now: Date) =>
  outlets.map(({ settings }) => {
    const { versions: _versions, scheduled = [], ...values } = settingsAt(settings, now);
    return { ...values, scheduled };
  });
