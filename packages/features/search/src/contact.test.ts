import { expect, test } from 'vitest';
import { addressOf, nameOf } from './contact.ts';

const contact = (email: string) => ({ title: 'Siti', email, img: null, date: null });

test('addressOf links an email address and a phone number, but not a name', () => {
  expect(addressOf(contact('siti@servery.test'))).toBe('mailto:siti@servery.test');
  expect(addressOf(contact('+60 12-345 6789'))).toBe('tel:+60123456789');
  for (const name of ['cashier', 'cashier.bangsar', 'a b@c', '12345', ''])
    expect(addressOf(contact(name))).toBeNull();
});

test('nameOf includes the username of a person without an address', () => {
  expect(nameOf(contact('cashier'))).toBe('Siti (cashier)');
});
