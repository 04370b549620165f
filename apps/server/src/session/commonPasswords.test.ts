import { passwordFaultsOf } from '@servery/domain/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCommonPasswords } from './commonPasswords.ts';
import { everydayPasswords } from './everydayPasswords.fixture.ts';
import { everydayWords } from './everydayWords.ts';
import { regionalWords } from './regionalWords.ts';

const isBanned = await loadCommonPasswords();
const isTooCommon = (password: string) =>
  passwordFaultsOf(password, { username: 'till', current: '', isBanned }).includes('tooCommon');

const common = dictionary['passwords-common'].filter((word) => /^[a-z0-9]{3,}$/i.test(word));
const letters = common.filter((word) => /^[a-z]+$/.test(word));

test('has at least the 3,000 common passwords that ASVS requires', () => {
  expect(common.length).toBeGreaterThan(40_000);
});

test('refuses every common password', () => {
  const all = [...common, ...everydayWords, ...regionalWords];
  expect(all.filter((word) => !isTooCommon(word))).toEqual([]);
});

const ends = fc.stringMatching(/^[0-9!?.#_-]{0,4}$/);

test('refuses common passwords in any case, with digits and symbols around them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...letters),
      fc.infiniteStream(fc.boolean()),
      ends,
      ends,
      (word, isLoud, before, after) => {
        const cased = [...word].map((letter) =>
          isLoud.next().value ? letter.toUpperCase() : letter,
        );
        expect(isTooCommon(before + cased.join('') + after)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

const swaps: Record<string, readonly string[]> = {
  a: ['4', '@'],
  b: ['8'],
  e: ['3'],
  g: ['9', '6'],
  i: ['1', '!'],
  o: ['0'],
  s: ['5', '$'],
  t: ['7', '+'],
  z: ['2'],
};

test('refuses common passwords with digits and symbols for some letters', () => {
  // Without any letter left it is a number, which another rule checks.
  const words = letters.filter((word) => [...word].some((letter) => !swaps[letter]));
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.infiniteStream(fc.nat(3)),
      ends,
      (word, choice, after) => {
        const swapped = [...word].map(
          (letter) => swaps[letter]?.[choice.next().value ?? 0] ?? letter,
        );
        expect(isTooCommon(swapped.join('') + after)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('refuses at least 97% of passwords that people in shops typically choose', () => {
  expect(everydayPasswords.length).toBeGreaterThanOrEqual(150);
  expect(everydayPasswords.filter((password) => !isTooCommon(password)).length).toBeLessThan(6);
});

test.each([
  'mee-rebus-at-noon',
  'three warm roti at noon',
  'my-cashier-sings-loudly',
  'zR8!vq2#Lm',
])('accepts %s', (password) => {
  expect(isTooCommon(password)).toBe(false);
});
