import { invalid } from '@servery/api';
import { addDays } from '../time/index.ts';
import type { Days } from './facts.ts';

/** The most trading days of one report. */
export const maxReportDays = 31;

/**
 * Returns the trading days of a report; the current one where they are left out.
 * @throws `invalid`
 */
export function reportDays(
  { from_date, to_date }: { from_date?: string | undefined; to_date?: string | undefined },
  today: string,
): Days {
  const from = from_date ?? to_date ?? today;
  const to = to_date ?? from;
  if (to < from) throw invalid('to_date', 'before_start', 'The end can’t be before the start.');
  if (to > addDays(from, maxReportDays - 1))
    throw invalid('to_date', 'too_many', `A report covers at most ${maxReportDays} days.`);
  return { from_date: from, to_date: to };
}
