import type { editSetting, Input, StoreSettings } from '@servery/api';
import {
  freshId,
  hoursOfRows,
  rowsOfHours,
  shownRange,
  type HoursRow,
  type RangeRow,
} from '@servery/screens/hours';

type Body = Extract<Input<typeof editSetting>['body'], { type: 'hours' }>;

/** A holiday in the form; `date` is null while it is incomplete. */
export interface HolidayRow {
  id: string;
  date: string | null;
  name: string;
  hours: readonly RangeRow[];
}

/** The values of the form. */
export interface HoursValues {
  hours: readonly HoursRow[];
  holidays: readonly HolidayRow[];
}

/** Returns the values of a form from the settings. */
export const hoursValues = ({ hours, holidays }: StoreSettings): HoursValues => ({
  hours: rowsOfHours(hours),
  holidays: holidays.map(({ date, name, hours: windows }) => ({
    id: freshId(),
    date,
    name,
    hours: windows.map((window) => ({ id: freshId(), range: shownRange(window) })),
  })),
});

/** Returns the hours of a form, in the order of its rows. */
export const hoursBody = ({ hours, holidays }: HoursValues): Pick<Body, 'hours' | 'holidays'> => ({
  hours: hoursOfRows(hours),
  holidays: holidays.map(({ date, name, hours: ranges }) => ({
    date: date ?? '',
    name,
    hours: ranges.flatMap(({ range }) => (range ? [range] : [])),
  })),
});

/** Whether all rows of a form are complete. */
export const isWhole = ({ hours, holidays }: HoursValues): boolean =>
  [...hours, ...holidays.flatMap((holiday) => holiday.hours)].every(({ range }) => range !== null);
