import { invalid } from '@servery/api';
import { dayBounds, localRange, selectRange, todayRange, type Trading } from '@servery/domain/time';

/** From an instant, up to and without another. */
export interface Period {
  start: string;
  end: string;
}

const earliest = '1900-01-01 00:00';
const latest = '9998-12-31 23:59';
const clamp = (local: string) => (local < earliest ? earliest : local > latest ? latest : local);

/**
 * The instants that two local times mean, each today's where it is left out: whole days are the
 * merchant's trading days, anything else is taken by the clock.
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
    throw invalid('endDate', 'before_start', 'The end is before the start.');
  const range = selectRange({ start_date, end_date }, trading);
  if (range.by === 'instant') return localRange({ start_date, end_date }, trading.time_zone);
  return {
    start: dayBounds(range.start, trading).start,
    end: dayBounds(range.end, trading).end,
  };
}
