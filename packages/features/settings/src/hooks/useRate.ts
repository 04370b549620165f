import { useIntl } from 'react-intl';

/** Returns a function that formats a rate in hundredths of a percent, such as 6 %. */
export function useRate() {
  const { formatNumber } = useIntl();
  return (rate: number): string =>
    formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}
