import type { ScheduledChange, StoredSettings } from '@servery/api';
import type { Instant } from '../time/index.ts';

/** The letters of order numbers, unless a merchant has others. */
export const usualPrefixes = { dine_in: 'D', pickup: 'P', delivery: 'L' } as const;

/** Returns the fields of settings that a scheduled change sets. */
export function valueOf(change: ScheduledChange): Partial<StoredSettings> {
  if (change.section === 'service_charge') return { service_charge: change.service_charge };
  if (change.section === 'tax_classes') return { tax_classes: change.tax_classes };
  return change.trading;
}

/**
 * Returns the settings in force at an instant: the stored ones with every scheduled change that
 * holds by then. Those that hold later stay scheduled.
 */
export function settingsAt(settings: StoredSettings, instant: Instant): StoredSettings {
  const { scheduled = [] } = settings;
  const time = new Date(instant).getTime();
  const isDue = ({ from }: ScheduledChange) => Date.parse(from) <= time;
  if (!scheduled.some(isDue)) return settings;
  return {
    ...scheduled.filter(isDue).reduce((now, change) => ({ ...now, ...valueOf(change) }), settings),
    scheduled: scheduled.filter((change) => !isDue(change)),
  };
}

/** Returns scheduled changes with another one, the earliest first. It replaces one of its time. */
export const withChange = (
  scheduled: readonly ScheduledChange[],
  change: ScheduledChange,
): ScheduledChange[] =>
  [
    ...scheduled.filter(({ section, from }) => section !== change.section || from !== change.from),
    change,
  ].toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from) || a.id - b.id);
