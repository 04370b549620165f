import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bannedPasswords } from './bannedPasswords.ts';
import { passwordFaultsOf, refusedPassword } from './passwordRule.ts';

const matter = { username: 'cashier', current: 'servery' };
const faults = (password: string, more: Partial<typeof matter> = {}) =>
  passwordFaultsOf(password, { ...matter, ...more });

describe('a new password', () => {
  test.each([
    'three warm roti at noon',
    'Kopi-O kosong 2 bungkus',
    'zR8!vq2#Lm',
    'سبعة كؤوس من الشاي',
    '五更鸡鸣天下白日依山尽黄河',
    'my-cashier-sings-loudly',
  ])('may be %s', (password) => {
    expect(faults(password)).toEqual([]);
    expect(refusedPassword(password, matter)).toBeNull();
  });

  test.each([
    ['zR8!vq2#L', 'tooShort'],
    ['', 'tooShort'],
    ['password2026', 'tooCommon'],
    ['P@ssw0rd!!', 'tooCommon'],
    ['2026 Welcome!', 'tooCommon'],
    ['passwordpassword', 'tooCommon'],
    ['1234567890', 'tooCommon'],
    ['1234567891', 'tooCommon'],
    ['0123456789012', 'tooCommon'],
    ['Admin12345', 'tooCommon'],
    ['Summer2026!', 'tooCommon'],
    ['Test@12345', 'tooCommon'],
    ['M@n4ger2026', 'tooCommon'],
    ['20261123 Monday', 'tooCommon'],
    ['0987654321', 'tooCommon'],
    ['qwertyuiop', 'tooCommon'],
    ['abcdefghijkl', 'tooCommon'],
    ['abcabcabcabc', 'tooCommon'],
    ['aaaaaaaaaaaa', 'tooCommon'],
    ['Sayang Sayang', 'tooCommon'],
    ['Cashier-2026', 'isName'],
    ['cashiercashier', 'isName'],
  ] as const)('is refused: %s is %s', (password, fault) => {
    expect(faults(password)).toContain(fault);
  });

  test('is not the current one, however its accents are written', () => {
    const current = 'caf\u00e9 au lait chaud';
    expect(faults('cafe\u0301 au lait chaud', { current })).toEqual(['isCurrent']);
  });

  test('is refused with the field and the first reason', () => {
    expect(refusedPassword('cashier', matter)?.matter.fields).toMatchObject({
      new_password: { code: 'tooShort' },
    });
  });
});

const any = fc.string({ unit: 'grapheme', maxLength: 40 });

test('a password of ten characters or more is never too short, a shorter one always is', () => {
  fc.assert(
    fc.property(any, (password) => {
      const { length } = [...password.normalize('NFC')];
      expect(faults(password).includes('tooShort')).toBe(length < 10);
    }),
  );
});

test('no banned password gets through by its case, signs between its letters or a year after it', () => {
  const banned = fc.constantFrom(...bannedPasswords);
  const signs = fc.constantFrom('', '-', ' ', '.', '_');
  fc.assert(
    fc.property(banned, signs, fc.nat(9999), fc.boolean(), (word, sign, year, isLoud) => {
      const cased = isLoud ? word.toUpperCase() : word;
      expect(faults([...cased].join(sign))).toContain('tooCommon');
      if (/^\D.*\D$/.test(word)) expect(faults(`${cased}${sign}${year}`)).toContain('tooCommon');
    }),
  );
});

test('nobody takes their own name, and everybody may take a long sentence of odd words', () => {
  const name = fc.stringMatching(/^[a-z]{3,12}(\.[a-z]{3,12})?$/);
  fc.assert(
    fc.property(name, fc.nat(9999), (username, year) => {
      expect(faults(`${username}${year}`, { username })).toContain('isName');
      expect(faults(`${username} sells blue umbrellas`, { username })).toEqual([]);
    }),
  );
});

test('the same password is judged the same whoever asks again', () => {
  fc.assert(
    fc.property(any, any, (password, current) => {
      const once = faults(password, { current });
      expect(faults(password, { current })).toEqual(once);
      expect(once.includes('isCurrent')).toBe(
        password.normalize('NFC') === current.normalize('NFC'),
      );
    }),
  );
});
