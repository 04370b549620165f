import { useCalendarLabels } from '../Calendar/useCalendarLabels.ts';
import { useSegmentLabels } from '../DateField/useSegmentLabels.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import type { DatePickerLabels } from './DatePicker.tsx';

const openMessage = { id: 'datePicker.open', text: 'Open calendar' };

/** Returns the texts of a `DatePicker`, with those that are given instead of the kit's own. */
export function useDatePickerLabels(given?: Partial<DatePickerLabels>): DatePickerLabels {
  const format = useFormatMessage();
  return { ...useCalendarLabels(), ...useSegmentLabels(), open: format(openMessage), ...given };
}
