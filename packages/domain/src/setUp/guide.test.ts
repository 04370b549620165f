import { setUpSteps, type SetUpMark } from '@servery/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goLive, markSetUpStep, showSetUpGuide } from './guide.ts';
import { firstPlatformSettings } from '../platform/settings.ts';
import { newMerchant } from './newMerchant.ts';

const now = new Date('2026-11-28T04:00:00Z');
const fresh = newMerchant({
  id: 9,
  name: 'Kopitiam Jaya',
  time_zone: 'Asia/Kuala_Lumpur',
  now,
  start: firstPlatformSettings.new_business.value,
});
const support = firstPlatformSettings.contact.value;
const nothing = { payments: 1, tables: 0, menu: 0, printers: 0, support };

describe('showSetUpGuide', () => {
  test('starts with the payment option that a new merchant has', () => {
    const { steps, needed } = showSetUpGuide(fresh, nothing);
    expect(steps.filter(({ state }) => state !== 'open')).toEqual([
      { step: 'payments', state: 'done', count: 1 },
    ]);
    expect(needed).toEqual(['menu']);
  });

  test('shows what exists instead of a mark', () => {
    const skipped = markSetUpStep(fresh, nothing, { version: 1, step: 'menu', mark: 'skipped' });
    const stateOf = (menu: number) =>
      showSetUpGuide(skipped, { ...nothing, menu }).steps.find(({ step }) => step === 'menu');
    expect(stateOf(0)).toMatchObject({ state: 'skipped' });
    expect(stateOf(60)).toMatchObject({ state: 'done', count: 60 });
  });
});

test('markSetUpStep keeps the last mark of each step, in any order', () => {
  const mark = fc.constantFrom<SetUpMark | null>('done', 'skipped', null);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...setUpSteps), mark)), (changes) => {
      const last = new Map(changes);
      const merchant = changes.reduce(
        (before, [step, to]) =>
          markSetUpStep(before, nothing, { version: before.version, step, mark: to }),
        fresh,
      );
      for (const step of setUpSteps)
        expect(merchant.settings.set_up?.[step] ?? null).toBe(last.get(step) ?? null);
    }),
  );
});

describe('goLive', () => {
  const ready = { ...nothing, menu: 1 };

  test('opens a draft and an approved merchant that can sell something', () => {
    expect(goLive(fresh, ready, { version: 1 })).toMatchObject({
      setup_status: 'live',
      version: 2,
    });
    const approved = { ...fresh, setup_status: 'approved' as const };
    expect(goLive(approved, ready, { version: 1 }).setup_status).toBe('live');
  });

  test.each([
    'documents_submitted',
    'in_review',
    'changes_requested',
    'suspended',
    'live',
  ] as const)('refuses a merchant that is %s', (setup_status) => {
    const run = () => goLive({ ...fresh, setup_status }, ready, { version: 1 });
    expect(run).toThrow(expect.objectContaining({ code: 'notAllowedNow' }));
  });

  test('names every step that is needed', () => {
    expect(() => goLive(fresh, { ...nothing, payments: 0 }, { version: 1 })).toThrow(
      expect.objectContaining({
        matter: expect.objectContaining({
          details: { why: 'set_up_step', steps: ['payments', 'menu'] },
        }),
      }),
    );
  });

  test('refuses an outdated version', () => {
    expect(() => goLive(fresh, ready, { version: 2 })).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });
});
