import { invalid } from '@servery/api';
import { dayBounds, localRange, selectRange, todayRange, type Trading } from '@servery/domain/time';

/** A period from `start` up to but not including `end`. */
export interface Period {
  start: string;
  end: string;
}

const earliest = '1900-01-01 00:00';
const latest = '9998-12-31 23:59';
const clamp = (local: string) => (local < earliest ? earliest : local > latest ? latest : local);

/**
 * Returns the instants of two local times; today's are used where they are missing. Whole days are
 * the merchant's trading days, anything else is clock time.
 * @throws `invalid`
 */
export function periodOf(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  now: Date,
  trading: Trading,
): Period {
  const today = todayRange(now, trading);
  const start_date = clamp(startDate ?? `${(endDate ?? today.start_date).slice(0, 10)} 00:00`);
  const isLater = startDate !== undefined && startDate > today.end_date;
  const end_date = clamp(endDate ?? (isLater ? startDate : today.end_date));
  if (end_date < start_date)
    throw invalid('endDate', 'before_start', 'The end can’t be before the start.');
  const range = selectRange({ start_date, end_date }, trading);
  if (range.by === 'instant') return localRange({ start_date, end_date }, trading.time_zone);
  return {
    start: dayBounds(range.start, trading).start,
    end: dayBounds(range.end, trading).end,
  };
}
