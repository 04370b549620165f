import { Problem, type Capability } from '@servery/api';
import { expect, test } from 'vitest';
import { noPersonalRights } from '../people/rights.ts';
import { withRule, type RuledCaller } from './withRule.ts';

const counter = { id: 5, name: 'Counter', kind: 'counter', idle_minutes: 5 } as const;
const cashier: RuledCaller = { id: 13, role: 'staff', own: noPersonalRights };
const denied: RuledCaller = {
  ...cashier,
  own: { grants: { 'order.void': 'deny' }, discount_free_rate: null },
};
const refused = (capability: Capability | 'session') =>
  new Problem('forbidden', { details: { capability } });
const ruleFor = (caller: RuledCaller, capability: Capability | 'session' = 'order.void') =>
  withRule(refused(capability), caller).matter.details;

test.each([
  ['of a staff member is the template', cashier, 'template'],
  ['of an owner is the role', { ...cashier, role: 'merchant' }, 'role'],
  ['of a person with an own grant is the override', denied, 'override'],
  ['of a shared device is the device', { id: 5, device: counter }, 'device'],
  ['of a person on a counter is their own', { ...denied, device: counter }, 'override'],
] satisfies [string, RuledCaller, string][])('the rule %s', (_, caller, rule) => {
  expect(ruleFor(caller)).toEqual({ capability: 'order.void', rule });
});

test('the rule on a counter is the device for what needs a password', () => {
  const caller = { ...cashier, device: counter };
  expect(ruleFor(caller, 'menu.edit')).toMatchObject({ rule: 'device' });
  expect(ruleFor(caller, 'order.void')).toMatchObject({ rule: 'template' });
});

test('a print agent, a session and other problems have no rule', () => {
  expect(ruleFor({ id: 3 })).toEqual({ capability: 'order.void' });
  expect(ruleFor(cashier, 'session')).toEqual({ capability: 'session' });
  const other = new Problem('notFound');
  expect(withRule(other, cashier)).toBe(other);
});
