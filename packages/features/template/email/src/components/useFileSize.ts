import { useIntl } from 'react-intl';

/** Returns a formatter of file sizes. */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    const [value, unit] =
      bytes < 1_000
        ? [bytes, 'byte']
        : bytes < 1_000_000
          ? [bytes / 1_000, 'kilobyte']
          : [bytes / 1_000_000, 'megabyte'];
    return formatNumber(value, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: unit === 'byte' ? 0 : 1,
    });
  };
}
