import { expect, test } from 'vitest';
import { concealFor } from './conceal.ts';
import { findsPhone, maskPhone } from './personal.ts';
import { rightsOf } from './rights.ts';

test('a masked phone number shows only its last digits', () => {
  expect(maskPhone('+60123456789')).toBe('•••• 6789');
  expect(maskPhone('+1234567')).toBe('•••• 67');
  expect(maskPhone('')).toBe('');
});

test('a search by part of a phone number works with full access only', () => {
  const finds = (search: string) =>
    (['full', 'lookup', 'masked', 'none'] as const).filter((access) =>
      findsPhone(access, search, '+60123456789'),
    );
  expect(finds('3456')).toEqual(['full']);
  expect(finds('+60123456789')).toEqual(['full', 'lookup']);
  expect(finds('')).toEqual(['full', 'lookup', 'masked', 'none']);
});

test('a response is masked at any depth and otherwise unchanged', () => {
  const rights = rightsOf('staff', 'waiter');
  const waiter = { username: 'w', role: 'staff', template: 'waiter', rights } as const;
  const answer = {
    orders: [{ id: 1, phone: '+60123456789', address: '', member: { phone: '' }, note: null }],
    document: { blocks: [{ text: '12, Jalan Raja', is_personal: true }, { text: 'Total' }] },
  };
  expect(concealFor(waiter)?.(answer, {})).toEqual({
    orders: [{ id: 1, phone: '•••• 6789', address: '', member: { phone: '' }, note: null }],
    document: { blocks: [{ text: '••••', is_personal: true }, { text: 'Total' }] },
  });
});

test('nothing is hidden from owners and print agents', () => {
  const rights = rightsOf('merchant', null);
  expect(concealFor({ username: 'm', role: 'merchant', template: null, rights })).toBeNull();
  expect(concealFor({ username: '', role: 'staff', template: null, rights })).toBeNull();
});
