import { expect, test } from 'vitest';
import { isFuture } from './isFuture.ts';
import { isMail } from './isMail.ts';
import { isGoodPassword, passwordRuleNames, passwordRules } from './passwordRules.ts';

test('a good password is long, and has letters of any script and something besides', () => {
  expect(isGoodPassword('servery demo 1')).toBe(true);
  expect(isGoodPassword('كلمة سر طويلة ٧')).toBe(true);
  const kept = (password: string) =>
    passwordRuleNames.filter((rule) => passwordRules[rule](password));
  expect(kept('abc 1')).toEqual(['letter', 'figure']);
  expect(kept('12345678')).toEqual(['length', 'figure']);
  expect(kept('only letters')).toEqual(['length', 'letter']);
});

test('an address has a name, a house and its ending', () => {
  expect(['a@b.co', ' mei@siam.example.com '].every(isMail)).toBe(true);
  expect(['', 'mei', 'mei@siam', 'mei@.com', 'mei @siam.com', 'a@b@c.de'].some(isMail)).toBe(false);
});

test('a card is good until its month is over', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  expect(isFuture('1126', now)).toBe(true);
  expect(isFuture('1026', now)).toBe(false);
  expect(isFuture('1326', now)).toBe(false);
  expect(isFuture('0127', now)).toBe(true);
  expect(isFuture('12', now)).toBe(false);
});
