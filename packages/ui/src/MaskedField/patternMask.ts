import { maskitoTransform } from '@maskito/core';
import type { Mask } from './mask.ts';

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Za-z]/, '*': /[A-Za-z\d]/ };

/** The options of `patternMask`. */
export interface PatternOptions {
  /**
   * The text before the value, which is part of it, such as a country calling code.
   * @default ''
   */
  prefix?: string;
  /**
   * Whether letters are changed to upper case.
   * @default false
   */
  isUpperCase?: boolean;
}

/**
 * Creates a mask of a text in blocks: `#` is a digit, `A` a letter, `*` either; other characters
 * are inserted. Of several patterns, the first that is long enough is used. The value has only the
 * characters of the blocks.
 */
export function patternMask(
  pattern: string | readonly string[],
  options: PatternOptions = {},
): Mask {
  const patterns = typeof pattern === 'string' ? [pattern] : pattern;
  const lead = options.prefix ?? '';
  const letters = (text: string) => (options.isUpperCase ? text.toUpperCase() : text);
  const accepted = (text: string) =>
    letters((text.startsWith(lead) ? text.slice(lead.length) : text).replace(/[^A-Za-z\d]/g, ''));
  const slotCount = (shape: string) => [...shape].filter((sign) => slots[sign]).length;
  const fitting = (length: number) =>
    patterns.find((shape) => slotCount(shape) >= length) ?? patterns.at(-1) ?? '';
  const shapeOf = (length: number) => [
    ...lead,
    ...(lead && ' '),
    ...[...fitting(length)].map((sign) => slots[sign] ?? sign),
  ];
  const transform = {
    mask: ({ value }: { value: string }) => shapeOf(accepted(value).length),
    postprocessors: options.isUpperCase
      ? [
          ({ value, selection }: { value: string; selection: readonly [number, number] }) => ({
            value: value.toUpperCase(),
            selection,
          }),
        ]
      : [],
  };
  const isDigits = patterns.every((shape) => !/[A*]/.test(shape));
  return {
    options: transform,
    read: (text) => (accepted(text) ? `${lead}${accepted(text)}` : ''),
    write: (value) => (accepted(value) ? maskitoTransform(accepted(value), transform) : ''),
    inputMode: isDigits ? 'numeric' : 'text',
  };
}

/**
 * Creates a mask of a phone number of one country. The value of `phoneMask('+60', '##-#### ####')`
 * is, for example, `+60123456789`.
 */
export const phoneMask = (code: string, pattern: string | readonly string[]): Mask => ({
  ...patternMask(pattern, { prefix: code }),
  inputMode: 'tel',
  autoComplete: 'tel',
});
