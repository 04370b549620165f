import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** The texts of fields with a calendar in stories. */
export const pickerLabels = {
  open: 'Open calendar',
  previousMonth: 'Month before',
  nextMonth: 'Month after',
  monthMenu: 'Month',
  yearMenu: 'Year',
  week: 'Wk',
  today: 'today',
  selected: 'chosen',
  unavailable: 'closed',
  day: { label: 'day', placeholder: 'dd' },
  month: { label: 'month', placeholder: 'mm' },
  year: { label: 'year', placeholder: 'yyyy' },
};

/** Returns the button of a day, by its ISO date. */
export function dayButton(day: string) {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`${day} is out of sight`);
  return found;
}

/** Opens the calendar and returns it once it has faded in. */
export const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: pickerLabels.open }));
  return waitFor(async () => {
    const calendar = screen.getByRole('dialog');
    await expect(calendar).toBeVisible();
    return calendar;
  });
};

export const calendarGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
