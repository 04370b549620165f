import { maskitoTransform } from '@maskito/core';
import { maskitoNumber, maskitoParseNumber } from '@maskito/kit';
import type { Mask } from './mask.ts';

export interface NumberMaskOptions {
  /** How thousands and fractions are divided. */
  locale: string;
  min?: number;
  max?: number;
  fractionDigits?: number;
  /** Stands before the figures, in the field: "RM ". */
  prefix?: string;
  /** Stands behind them: " kg". */
  postfix?: string;
}

/** A figure with its thousands divided while it is written; the value is plain: `1234.5`. */
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

/** A share of a hundred; the value of “12.5 %” is `12.5`. */
export const percentMask = (locale: string, fractionDigits = 1): Mask =>
  numberMask({ locale, fractionDigits, min: 0, max: 100, postfix: '%' });
