import { useIntl } from 'react-intl';

/** Returns a function that formats a rate in hundredths of a percent. */
export function usePercent() {
  const { formatNumber } = useIntl();
  return (rate: number) =>
    formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}
