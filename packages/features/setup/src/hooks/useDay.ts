import { useIntl } from 'react-intl';

/** Returns a function that formats a business date, which belongs to no time zone. */
export function useDay() {
  const { formatDate } = useIntl();
  return (day: string): string => formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });
}
