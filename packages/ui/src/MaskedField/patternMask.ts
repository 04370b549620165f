import { maskitoTransform } from '@maskito/core';
import type { Mask } from './mask.ts';

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Za-z]/, '*': /[A-Za-z\d]/ };

export interface PatternOptions {
  /** Stands before the value and belongs to it: a country's code. */
  prefix?: string;
  /** Writes every letter large. */
  isUpperCase?: boolean;
}

/**
 * A text in blocks: `#` is a digit, `A` a letter, `*` either; all else writes itself. Of several
 * patterns the first one that is long enough is taken. The value has the blocks' characters only.
 */
export function patternMask(
  pattern: string | readonly string[],
  options: PatternOptions = {},
): Mask {
  const patterns = typeof pattern === 'string' ? [pattern] : pattern;
  const lead = options.prefix ?? '';
  const letters = (text: string) => (options.isUpperCase ? text.toUpperCase() : text);
  const kept = (text: string) =>
    letters((text.startsWith(lead) ? text.slice(lead.length) : text).replace(/[^A-Za-z\d]/g, ''));
  const room = (shape: string) => [...shape].filter((sign) => slots[sign]).length;
  const fitting = (length: number) =>
    patterns.find((shape) => room(shape) >= length) ?? patterns.at(-1) ?? '';
  const shapeOf = (length: number) => [
    ...lead,
    ...(lead && ' '),
    ...[...fitting(length)].map((sign) => slots[sign] ?? sign),
  ];
  const transform = {
    mask: ({ value }: { value: string }) => shapeOf(kept(value).length),
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
    read: (text) => (kept(text) ? `${lead}${kept(text)}` : ''),
    write: (value) => (kept(value) ? maskitoTransform(kept(value), transform) : ''),
    inputMode: isDigits ? 'numeric' : 'text',
  };
}

/** A phone number of one country: `phoneMask('+60', '##-#### ####')`; its value is `+60123456789`. */
export const phoneMask = (code: string, pattern: string | readonly string[]): Mask => ({
  ...patternMask(pattern, { prefix: code }),
  inputMode: 'tel',
  autoComplete: 'tel',
});
