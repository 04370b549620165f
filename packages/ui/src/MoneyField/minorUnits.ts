const western = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16)).replace(/−/g, '-');

/**
 * Integer minor units (sen) from what a person wrote: `12.9` is 1290, `1,234.50` is 123450.
 * Null for nothing, undefined for what is not an amount. Never passes through a fraction.
 */
export function readMinor(text: string, digits = 2): number | null | undefined {
  const plain = western(text)
    .replace(/[\s٬']/g, '')
    .replace('٫', '.');
  if (plain === '') return null;
  const dotted = /,\d{3}(?=\D|$)/.test(plain) ? plain.replace(/,/g, '') : plain.replace(',', '.');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(dotted);
  if (!match) return undefined;
  const [, sign = '', whole = '', part = ''] = match;
  if (whole + part === '' || part.length > digits) return undefined;
  const minor = Number(`${whole}${part.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) ? (sign && minor ? -minor : minor) : undefined;
}

/** `1290` as `12.90`, with no currency and no grouping: what a money field shows. */
export function writeMinor(minor: number, digits = 2): string {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const part = figures.slice(figures.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits ? `.${part}` : ''}`;
}
