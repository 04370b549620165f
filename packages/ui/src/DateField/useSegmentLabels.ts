import { useTexts } from '../Messages/useFormatMessage.ts';
import type { SegmentLabels } from './SegmentRow.tsx';

const messages = {
  year: { id: 'segment.year', text: 'year' },
  month: { id: 'segment.month', text: 'month' },
  day: { id: 'segment.day', text: 'day' },
  hour: { id: 'segment.hour', text: 'hour' },
  minute: { id: 'segment.minute', text: 'minute' },
  dayPeriod: { id: 'segment.dayPeriod', text: 'AM/PM' },
};

const placeholders = {
  year: { id: 'segment.yearPlaceholder', text: 'yyyy' },
  month: { id: 'segment.monthPlaceholder', text: 'mm' },
  day: { id: 'segment.dayPlaceholder', text: 'dd' },
};

const time = '––';

/** Returns the texts of fields for dates and times, with those that are given instead of the kit's own. */
export function useSegmentLabels(given?: Partial<SegmentLabels>) {
  const label = useTexts(messages);
  const placeholder = useTexts(placeholders);
  const labels: SegmentLabels = {
    year: { label: label.year, placeholder: placeholder.year },
    month: { label: label.month, placeholder: placeholder.month },
    day: { label: label.day, placeholder: placeholder.day },
    hour: { label: label.hour, placeholder: time },
    minute: { label: label.minute, placeholder: time },
    dayPeriod: { label: label.dayPeriod, placeholder: time },
  };
  return { ...labels, ...given };
}
