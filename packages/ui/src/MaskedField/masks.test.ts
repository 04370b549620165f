import { maskitoTransform } from '@maskito/core';
import { describe, expect, test } from 'vitest';
import { cardBrand, cardMask, isCardNumber } from './cardMask.ts';
import { dateMask, timeMask } from './dateMask.ts';
import type { Mask } from './mask.ts';
import { numberMask, percentMask } from './numberMask.ts';
import { patternMask, phoneMask } from './patternMask.ts';

const typed = (mask: Mask, text: string) => maskitoTransform(text, mask.options);

describe('patternMask', () => {
  const plate = patternMask('AAA ####', { isUpperCase: true });
  test('formats typed text and drops characters that do not fit', () => {
    expect(typed(plate, 'wxy12345')).toBe('WXY 1234');
  });
  test('reads only the characters of the blocks and formats them again', () => {
    expect(plate.read('WXY 12')).toBe('WXY12');
    expect(plate.write('WXY1234')).toBe('WXY 1234');
  });
  test('uses the first pattern that is long enough', () => {
    const short = patternMask(['##-##', '###-###']);
    expect([typed(short, '1234'), typed(short, '12345')]).toEqual(['12-34', '123-45']);
  });
});

describe('phoneMask', () => {
  const phone = phoneMask('+60', '##-#### ####');
  test('keeps the country calling code in its value', () => {
    expect(typed(phone, '123456789')).toBe('+60 12-3456 789');
    expect(phone.read('+60 12-3456 789')).toBe('+60123456789');
    expect(phone.write('+60123456789')).toBe('+60 12-3456 789');
  });
  test('has an empty value if there is only the calling code', () => {
    expect(phone.read('+60 ')).toBe('');
    expect(phone.write('')).toBe('');
  });
});

describe('cardMask', () => {
  test('formats a number in the blocks of its brand', () => {
    expect(typed(cardMask, '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(typed(cardMask, '378282246310005')).toBe('3782 822463 10005');
  });
  test('identifies the brand by the first digits', () => {
    const numbers = ['4', '55', '2720', '2721', '37', '36', '35', '6011', '67', '1', ''];
    expect(numbers.map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      null,
      'amex',
      'diners',
      'jcb',
      'discover',
      'maestro',
      null,
      null,
    ]);
  });
  test('detects a mistyped number', () => {
    expect(isCardNumber('4242424242424242')).toBe(true);
    expect(isCardNumber('4242424242424241')).toBe(false);
    expect(isCardNumber('42')).toBe(false);
  });
});

describe('dateMask', () => {
  test('follows the order of the locale', () => {
    expect(typed(dateMask({ locale: 'en-GB' }), '21112026')).toBe('21/11/2026');
    expect(typed(dateMask({ locale: 'en-US' }), '11212026')).toBe('11/21/2026');
    expect(typed(dateMask({ locale: 'de' }), '21112026')).toBe('21.11.2026');
  });
  test('reads a complete date as an ISO date and an incomplete one as typed', () => {
    const mask = dateMask({ locale: 'de' });
    expect([mask.read('21.11.2026'), mask.read('21.1')]).toEqual(['2026-11-21', '21.1']);
    expect(mask.write('2026-11-21')).toBe('21.11.2026');
  });
  test('limits a date to its bounds', () => {
    const mask = dateMask({ locale: 'en-GB', max: new Date(2026, 10, 21) });
    expect(typed(mask, '31122026')).toBe('21/11/2026');
  });
});

test('timeMask rejects a 25th hour', () => {
  expect(typed(timeMask(), '1830')).toBe('18:30');
  expect(typed(timeMask(), '2575')).not.toMatch(/^25|7\d$/);
});

describe('numberMask', () => {
  test('formats with the separators of the locale and reads a plain number', () => {
    const mask = numberMask({ locale: 'de' });
    expect(typed(mask, '1234567,5')).toBe('1.234.567,5');
    expect(mask.read('1.234.567,5')).toBe('1234567.5');
    expect(mask.write('1234567.5')).toBe('1.234.567,5');
    expect(mask.read('')).toBe('');
  });
  test('limits a percentage to 100', () => {
    const mask = percentMask('en');
    expect(typed(mask, '250')).toBe('100%');
    expect(mask.read('12.5%')).toBe('12.5');
  });
});
