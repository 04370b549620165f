import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import { changePlan, getPricing, startTrial } from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pricingMocks } from './index.ts';

const host = 'http://sample.test';
const server = setupServer(...pricingMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  pricingMocks.reset();
});

const { call } = createClient({ baseURL: `${host}/api` });
const read = () => call(getPricing, {});

describe('the plans', () => {
  test('have monthly and yearly prices, and Standard is popular', async () => {
    const { plans } = await read();
    expect(
      plans.map(({ id, monthlyPrice, yearlyPlan, popular }) => [
        id,
        monthlyPrice,
        yearlyPlan.perMonth,
        yearlyPlan.totalAnnual,
        popular,
      ]),
    ).toEqual([
      ['basic', 0, 0, 0, false],
      ['standard', 4900, 4000, 48_000, true],
      ['enterprise', 9900, 8000, 96_000, false],
    ]);
    for (const { yearlyPlan } of plans)
      expect(yearlyPlan.totalAnnual).toBe(yearlyPlan.perMonth * 12);
  });

  test('have benefits with their limits, images and questions', async () => {
    const { plans, qandA } = await read();
    const [basic, , enterprise] = plans.map(({ planBenefits }) => planBenefits);
    expect(basic).toEqual(expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']));
    expect(enterprise).toContain('File upload with 5 GB storage');
    expect(new Set(plans.map(({ img }) => img)).size).toBe(3);
    expect(new Set(qandA.map(({ question }) => question)).size).toBe(5);
  });

  test('are absent in the empty scenario', async () => {
    setScenario('empty');
    expect(await read()).toMatchObject({ plans: [], qandA: [] });
  });
});

describe('the subscription', () => {
  test('is free at first, and keeps the plan and the period that were chosen', async () => {
    expect((await read()).subscription).toEqual({
      plan: 'basic',
      billing: 'monthly',
      trialEndsAt: null,
    });
    const next = { plan: 'standard', billing: 'yearly' } as const;
    const { subscription } = await call(changePlan, { body: next });
    expect(subscription).toMatchObject(next);
    expect((await read()).subscription).toEqual(subscription);
  });

  test('refuses unknown plans and periods', async () => {
    for (const body of [
      { plan: 'gold', billing: 'yearly' },
      { plan: 'basic', billing: 'weekly' },
    ]) {
      const response = await fetch(`${host}/pricing/change-plan`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(422);
    }
  });

  test('has a trial of 14 days, once', async () => {
    const before = Date.now();
    const { subscription } = await call(startTrial, { body: {} });
    const days = (Date.parse(subscription.trialEndsAt!) - before) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThan(14.1);
    await expect(call(startTrial, { body: {} })).rejects.toMatchObject({ code: 'notAllowedNow' });
    expect((await read()).subscription).toEqual(subscription);
  });

  test('has no trial of Enterprise if that is the plan', async () => {
    await call(changePlan, { body: { plan: 'enterprise', billing: 'monthly' } });
    await expect(call(startTrial, { body: {} })).rejects.toMatchObject({ code: 'notAllowedNow' });
  });
});
