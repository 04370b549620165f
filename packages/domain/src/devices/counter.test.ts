import { capabilities } from '@servery/api';
import { expect, test } from 'vitest';
import { rightsOf } from '../people/rights.ts';
import { counterRights } from './counter.ts';

test('a PIN on a counter grants service work and no settings', () => {
  const { grants } = counterRights(rightsOf('merchant', null));
  // A new capability must be denied here or added to this list deliberately.
  expect(capabilities.filter((name) => grants[name] !== 'deny')).toEqual([
    'order.view',
    'order.create',
    'order.edit',
    'order.edit_after_bill',
    'order.accept',
    'order.serve',
    'order.complete',
    'order.claim',
    'order.void_line',
    'order.void_sent_line',
    'order.comp',
    'order.void',
    'order.cancel',
    'order.combine',
    'order.split',
    'order.replace',
    'order.owner',
    'order.reopen',
    'order.discount',
    'payment.take',
    'payment.reverse',
    'refund.request',
    'shift.use',
    'shift.manage',
    'shift.variance',
    'day.close',
    'kitchen.bump',
    'member.view',
    'merchant.view',
    'menu.availability',
    'table.occupy',
    'table.move',
    'queue.manage',
    'print.bill',
    'print.job',
    'attendance.clock',
  ]);
});

test('a person on a counter keeps their own limits', () => {
  const own = rightsOf('staff', 'cashier');
  const rights = counterRights(own);
  expect(rights.discount_free_rate).toBe(own.discount_free_rate);
  expect(rights.grants['order.void']).toBe('approve');
  expect(rights.grants['kitchen.bump']).toBe('deny');
});
