import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** What every field with a calendar says in stories. */
export const pickerWords = {
  open: 'Open the calendar',
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

/** The button of a day, by its ISO date. */
export function dayButton(day: string) {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`${day} is out of sight`);
  return found;
}

export const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: pickerWords.open }));
  return screen.findByRole('dialog');
};

export const calendarGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
