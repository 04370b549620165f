import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bannedPasswords } from './bannedPasswords.ts';
import { passwordFaultsOf, refusedPassword } from './passwordRule.ts';

const matter = { username: 'cashier', current: 'servery' };
const faults = (password: string, more: Partial<typeof matter> = {}) =>
  passwordFaultsOf(password, { ...matter, ...more });

describe('new password', () => {
  test.each([
    'three warm roti at noon',
    'Kopi-O kosong 2 bungkus',
    'zR8!vq2#Lm',
    'سبعة كؤوس من الشاي',
    '五更鸡鸣天下白日依山尽黄河',
    'my-cashier-sings-loudly',
  ])('accepts %s', (password) => {
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
  ] as const)('refuses %s as %s', (password, fault) => {
    expect(faults(password)).toContain(fault);
  });

  test('refuses the current password, regardless of how accents are composed', () => {
    const current = 'caf\u00e9 au lait chaud';
    expect(faults('cafe\u0301 au lait chaud', { current })).toEqual(['isCurrent']);
  });

  test('refuses with the field and the first fault', () => {
    expect(refusedPassword('cashier', matter)?.matter.fields).toMatchObject({
      new_password: { code: 'tooShort' },
    });
  });
});

const any = fc.string({ unit: 'grapheme', maxLength: 40 });

test('a password is too short exactly if it has fewer than ten characters', () => {
  fc.assert(
    fc.property(any, (password) => {
      const { length } = [...password.normalize('NFC')];
      expect(faults(password).includes('tooShort')).toBe(length < 10);
    }),
  );
});

test('a banned password is refused in any case, with signs in it or a year after it', () => {
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

test('a username with digits is refused, and a sentence that contains it is accepted', () => {
  const name = fc.stringMatching(/^[a-z]{3,12}(\.[a-z]{3,12})?$/);
  fc.assert(
    fc.property(name, fc.nat(9999), (username, year) => {
      expect(faults(`${username}${year}`, { username })).toContain('isName');
      expect(faults(`${username} sells blue umbrellas`, { username })).toEqual([]);
    }),
  );
});

test('a password is judged consistently, and isCurrent only if it equals the current one', () => {
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
