import { expect, test } from 'vitest';
import { makePlans } from './mocks/plans.ts';
import { pricingView } from './pricingView.ts';
import { stepTo, yearlySaving } from './step.ts';

const [basic, standard, enterprise] = makePlans();
const monthly = { plan: 'standard', billing: 'monthly' } as const;

test('a plan is current, higher or lower, or billed differently', () => {
  expect(stepTo(standard!, 'monthly', monthly)).toBe('current');
  expect(stepTo(standard!, 'yearly', monthly)).toBe('period');
  expect(stepTo(enterprise!, 'monthly', monthly)).toBe('upgrade');
  expect(stepTo(basic!, 'yearly', monthly)).toBe('downgrade');
});

test('a free plan is current in both periods', () => {
  for (const billing of ['monthly', 'yearly'] as const)
    expect(stepTo(basic!, billing, { plan: 'basic', billing: 'monthly' })).toBe('current');
});

test('yearly billing saves at most 19 %', () => {
  expect(yearlySaving(makePlans())).toBeCloseTo(0.19, 2);
  expect(yearlySaving([])).toBe(0);
});

test.each([
  ['', { billing: '' }],
  ['billing=monthly', { billing: 'monthly' }],
  ['billing=yearly', { billing: 'yearly' }],
] as const)('the query string "%s" maps to its view and back', (search, view) => {
  expect(pricingView.read(search)).toEqual(view);
  expect(pricingView.write('', view)).toBe(search);
});
