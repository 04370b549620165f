import { useIntl } from 'react-intl';

/** Returns a formatter of trading days, `YYYY-MM-DD`. */
export function useDate() {
  const { formatDate } = useIntl();
  return (day: string): string =>
    formatDate(`${day}T00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
