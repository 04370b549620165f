import { expect, test } from 'vitest';
import { isWeakPin } from './pinRule.ts';

test.each(['1234', '4321', '7890', '0987', '98765', '1111', '1212', '112211'])(
  '%s is too easy to guess',
  (pin) => expect(isWeakPin(pin)).toBe(true),
);

test.each(['4086', '5937', '135790'])('%s is good enough', (pin) =>
  expect(isWeakPin(pin, '+60123456789')).toBe(false),
);

test('the end of the person’s phone number is too easy to guess', () => {
  expect(isWeakPin('4186', '+60123454186')).toBe(true);
  expect(isWeakPin('4186', '+60124186345')).toBe(false);
});
