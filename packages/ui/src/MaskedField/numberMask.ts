import { maskitoTransform } from '@maskito/core';
import { maskitoNumber, maskitoParseNumber } from '@maskito/kit';
import type { Mask } from './mask.ts';

/** The options of `numberMask`. */
export interface NumberMaskOptions {
  /** The locale, which sets the separators of thousands and decimals. */
  locale: string;
  /** The minimum number. There's no limit if it's left out. */
  min?: number;
  /** The maximum number. There's no limit if it's left out. */
  max?: number;
  /**
   * The maximum number of decimals.
   * @default 2
   */
  fractionDigits?: number;
  /** The text before the number, in the field: "RM ". */
  prefix?: string;
  /** The text after the number, in the field: " kg". */
  postfix?: string;
}

/** Creates a mask of a number with separators of thousands. The value is plain: `1234.5`. */
export function numberMask({ locale, fractionDigits = 2, ...bounds }: NumberMaskOptions): Mask {
  const params = {
    ...bounds,
    locale: `${locale}-u-nu-latn`,
    maximumFractionDigits: fractionDigits,
  };
  const options = maskitoNumber(params);
  const point = new Intl.NumberFormat(params.locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value;
  return {
    options,
    read: (text) => {
      const number = maskitoParseNumber(text, params);
      return Number.isNaN(number) ? '' : String(number);
    },
    write: (value) =>
      value === '' ? '' : maskitoTransform(value.replace('.', point ?? '.'), options),
    inputMode: fractionDigits > 0 ? 'decimal' : 'numeric',
  };
}

/** Creates a mask of a percentage from 0 to 100. The value of "12.5%" is `12.5`. */
export const percentMask = (locale: string, fractionDigits = 1): Mask =>
  numberMask({ locale, fractionDigits, min: 0, max: 100, postfix: '%' });
