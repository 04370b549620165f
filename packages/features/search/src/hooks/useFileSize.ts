import { useIntl } from 'react-intl';

const units = ['kilobyte', 'megabyte', 'gigabyte'];

/** Returns a formatter of file sizes in a suitable unit. */
export function useFileSize() {
  const { formatNumber } = useIntl();
  return (bytes: number): string => {
    const step = Math.floor(Math.log10(Math.max(bytes, 1000)) / 3);
    const at = Math.min(step, units.length);
    return formatNumber(bytes / 1000 ** at, {
      style: 'unit',
      unit: units[at - 1],
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
  };
}
