/**
 * The code points of the zeros of supported scripts: Latin, Arabic, Persian, Devanagari, Bengali,
 * full width.
 */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/**
 * Replaces the digits of every supported script by 0 to 9 and leaves the rest of a text unchanged.
 */
export const westernDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
