import { expect, test } from 'vitest';
import { internationalPhone } from './internationalPhone.ts';

test.each([
  ['012-345 6789', '+60123456789'],
  ['+65 (6123) 4567', '+6561234567'],
  ['', ''],
])('reads %j as %j', (entered, phone) => {
  expect(internationalPhone(entered)).toBe(phone);
});
