import {
  maskitoDate,
  maskitoParseDate,
  maskitoStringifyDate,
  maskitoTime,
  type MaskitoDateParams,
} from '@maskito/kit';
import { maskitoTransform } from '@maskito/core';
import type { Mask } from './mask.ts';

const two = (part: number) => String(part).padStart(2, '0');
const iso = (day: Date) =>
  `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The options of `dateMask`. */
export interface DateMaskOptions {
  /** The locale, which sets the order and separators of day, month and year. */
  locale: string;
  /** The first day that can be typed. There's no limit if it's left out. */
  min?: Date;
  /** The last day that can be typed. There's no limit if it's left out. */
  max?: Date;
}

/** Creates a mask of a date in the locale's order. The value of a complete date is `2026-11-21`. */
export function dateMask({ locale, min, max }: DateMaskOptions): Mask {
  const params: MaskitoDateParams = { locale: `${locale}-u-nu-latn`, min, max };
  const options = maskitoDate(params);
  const write = (value: string) => {
    const [year, month, day] = value.split('-').map(Number);
    if (!year || !month || !day) return maskitoTransform(value, options);
    return maskitoStringifyDate(new Date(year, month - 1, day), params);
  };
  return {
    options,
    read: (text) => {
      const whole = text.replace(/\D/g, '').length === 8 && maskitoParseDate(text, params);
      return whole ? iso(whole) : text;
    },
    write,
    inputMode: 'numeric',
  };
}

/** Creates a mask of a 24-hour time. The value is `18:30`. */
export function timeMask(): Mask {
  const options = maskitoTime({ mode: 'HH:MM' });
  return {
    options,
    read: (text) => text,
    write: (value) => maskitoTransform(value, options),
    inputMode: 'numeric',
  };
}
