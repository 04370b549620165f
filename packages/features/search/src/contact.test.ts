import { expect, test } from 'vitest';
import { addressOf, nameOf } from './contact.ts';

const contact = (email: string) => ({ title: 'Siti', email, img: null, date: null });

test('an e-mail address is written to, a number is called, a name is neither', () => {
  expect(addressOf(contact('siti@servery.test'))).toBe('mailto:siti@servery.test');
  expect(addressOf(contact('+60 12-345 6789'))).toBe('tel:+60123456789');
  for (const name of ['cashier', 'cashier.bangsar', 'a b@c', '12345', ''])
    expect(addressOf(contact(name))).toBeNull();
});

test('who has no address is copied with what they sign in by', () => {
  expect(nameOf(contact('cashier'))).toBe('Siti (cashier)');
});
