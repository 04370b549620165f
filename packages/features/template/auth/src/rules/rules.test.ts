import { expect, test } from 'vitest';
import { isFuture } from './isFuture.ts';
import { isMail } from './isMail.ts';
import { isGoodPassword, passwordRuleNames, passwordRules } from './passwordRules.ts';

test('isGoodPassword requires length, a letter of any script and a digit or symbol', () => {
  expect(isGoodPassword('servery demo 1')).toBe(true);
  expect(isGoodPassword('كلمة سر طويلة ٧')).toBe(true);
  const rulesMetBy = (password: string) =>
    passwordRuleNames.filter((rule) => passwordRules[rule](password));
  expect(rulesMetBy('abc 1')).toEqual(['letter', 'figure']);
  expect(rulesMetBy('12345678')).toEqual(['length', 'figure']);
  expect(rulesMetBy('only letters')).toEqual(['length', 'letter']);
});

test('isMail requires a name, a host and a top-level domain', () => {
  expect(['a@b.co', ' mei@siam.example.com '].every(isMail)).toBe(true);
  expect(['', 'mei', 'mei@siam', 'mei@.com', 'mei @siam.com', 'a@b@c.de'].some(isMail)).toBe(false);
});

test('isFuture accepts a card until the end of its month', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  expect(isFuture('1126', now)).toBe(true);
  expect(isFuture('1026', now)).toBe(false);
  expect(isFuture('1326', now)).toBe(false);
  expect(isFuture('0127', now)).toBe(true);
  expect(isFuture('12', now)).toBe(false);
});
