import { expect, test } from 'vitest';
import { concealFor } from './conceal.ts';
import { hasPhone, maskPhone, phoneSearch } from './personal.ts';
import { rightsOf } from './rights.ts';

test('a masked phone number shows only its last digits', () => {
  expect(maskPhone('+60123456789')).toBe('•••• 6789');
  expect(maskPhone('+1234567')).toBe('•••• 67');
  expect(maskPhone('')).toBe('');
});

const [phone, singapore] = ['+60123456789', '+6598765432'];

test('a search by part of a phone number works with full access only', () => {
  const finds = (search: string) =>
    (['full', 'lookup', 'masked', 'none'] as const).filter((access) =>
      hasPhone([phone], phoneSearch(access, search)),
    );
  expect(finds('3456')).toEqual(['full']);
  expect(finds('345')).toEqual([]);
  expect(finds('34.56')).toEqual([]);
  expect(finds('')).toEqual([]);
});

test.each([
  ['+60 12-345 6789', phone],
  ['012-345 6789', phone],
  ['0060 12-345 6789', phone],
  ['60123456789', phone],
  ['+60 (0)12-345 6789', phone],
  ['+600123456789', phone],
  ['٠١٢-٣٤٥ ٦٧٨٩', phone],
  ['0065 9876 5432', singapore],
])('“%s” finds the same guest with full access and by lookup', (search, found) => {
  for (const access of ['full', 'lookup'] as const)
    expect(
      [phone, singapore].filter((one) => hasPhone([one], phoneSearch(access, search))),
    ).toEqual([found]);
});

test.each(['+60 12-34', '012-34', '0060 12 34', '+60 (0)12-34'])(
  '“%s” finds a guest while the number is typed',
  (search) => {
    expect(hasPhone([phone], phoneSearch('full', search))).toBe(true);
    expect(hasPhone([singapore], phoneSearch('full', search))).toBe(false);
  },
);

test('a response is masked at any depth and otherwise unchanged', () => {
  const rights = rightsOf('staff', 'waiter');
  const waiter = { username: 'w', role: 'staff', template: 'waiter', rights } as const;
  const answer = {
    orders: [{ id: 1, phone: '+60123456789', address: '', member: { phone: '' }, note: null }],
    document: { blocks: [{ text: '12, Jalan Raja', is_personal: true }, { text: 'Total' }] },
    profile: { phone: '+60322871234', address: '8 Jalan Telawi' },
  };
  expect(concealFor(waiter)?.(answer, {})).toEqual({
    orders: [{ id: 1, phone: '•••• 6789', address: '', member: { phone: '' }, note: null }],
    document: { blocks: [{ text: '••••', is_personal: true }, { text: 'Total' }] },
    profile: { phone: '+60322871234', address: '8 Jalan Telawi' },
  });
});

test('nothing is hidden from owners and print agents', () => {
  const rights = rightsOf('merchant', null);
  expect(concealFor({ username: 'm', role: 'merchant', template: null, rights })).toBeNull();
  expect(concealFor({ username: '', role: 'staff', template: null, rights })).toBeNull();
});
