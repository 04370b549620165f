import {
  invalid,
  type editSetting,
  type OpeningHours,
  type OpenWindow,
  type Parsed,
  type setOpening as stateEndpoint,
} from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { hasOverlap, weekdayOf } from '../time/index.ts';
import { requireUnlocked } from './groupLock.ts';
import {
  inForce,
  requireVersion,
  saveSection,
  type SettingContext,
  type SettingResult,
} from './saveSection.ts';

type StateInput = Omit<Parsed<typeof stateEndpoint>['body'], 'id'>;

const maxDays = 31;

/**
 * Opens or closes the store until further notice, or until an instant within 31 days.
 * @throws `conflict` or `invalid`
 */
export function setOpening(
  merchant: MerchantRecord,
  { version, is_open, until }: StateInput,
  context: SettingContext,
): SettingResult {
  requireVersion(merchant, 'state', version, context);
  const left = until === null ? 0 : Date.parse(until) - context.now.getTime();
  if (until !== null && left <= 0) throw invalid('until', 'past', 'The end must be in the future.');
  if (left > maxDays * 86_400_000)
    throw invalid('until', 'late', `The end must be within ${maxDays} days.`);
  const now = inForce(merchant, context);
  const override = until === null ? null : { is_open, until: new Date(until).toISOString() };
  const settings = { ...now.settings, is_open: override ? true : is_open, override };
  return saveSection(now, 'state', { name: now.name, settings });
}

type HoursInput = Omit<
  Extract<Parsed<typeof editSetting>['body'], { type: 'hours' }>,
  'id' | 'type'
>;

const onDay = (weekday: number, windows: readonly OpenWindow[]): OpeningHours[] =>
  windows.map((window) => ({ weekday, ...window }));

/**
 * Refuses hours that overlap, and holidays on the same date.
 * @throws `invalid`
 */
function requireHours({ hours, holidays }: Pick<HoursInput, 'hours' | 'holidays'>): void {
  const clash = hasOverlap(hours);
  if (clash !== null)
    throw invalid(`hours.${clash}`, 'overlap', 'These hours overlap others on the same day.');
  const dates = holidays.map(({ date }) => date);
  const twice = dates.findIndex((date, i) => dates.indexOf(date) < i);
  if (twice >= 0)
    throw invalid(`holidays.${twice}.date`, 'taken', 'This date is already on the list.');
  holidays.forEach(({ date, hours: windows }, i) => {
    const other = hasOverlap(onDay(weekdayOf(date), windows));
    if (other !== null)
      throw invalid(`holidays.${i}.hours.${other}`, 'overlap', 'These hours overlap others.');
  });
}

const byStart = (a: OpenWindow, b: OpenWindow): number => (a.start < b.start ? -1 : 1);

/**
 * Changes the opening hours and the holidays.
 * @throws `conflict`, `invalid`, or `notAllowedNow` with `why: group_lock`
 */
export function editHours(
  merchant: MerchantRecord,
  { version, ...input }: HoursInput,
  context: SettingContext,
): SettingResult {
  requireUnlocked(merchant.settings, 'hours');
  requireVersion(merchant, 'hours', version, context);
  requireHours(input);
  const now = inForce(merchant, context);
  const settings = {
    ...now.settings,
    hours: input.hours.toSorted((a, b) => a.weekday - b.weekday || byStart(a, b)),
    holidays: input.holidays
      .map((holiday) => ({ ...holiday, hours: holiday.hours.toSorted(byStart) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
  return saveSection(now, 'hours', { name: now.name, settings });
}
