import { setUpSteps, type DocumentKind, type SetUpMark } from '@servery/api';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocumentFacts } from '../documents/required.ts';
import { firstPlatformSettings } from '../platform/settings.ts';
import { goLive, markSetUpStep } from './guide.ts';
import { newMerchant } from './newMerchant.ts';
import { showSetUpGuide } from './showGuide.ts';

const now = new Date('2026-11-28T04:00:00Z');
const fresh = newMerchant({
  id: 9,
  name: 'Kopitiam Jaya',
  time_zone: 'Asia/Kuala_Lumpur',
  now,
  start: firstPlatformSettings.new_business.value,
});
const support = firstPlatformSettings.contact.value;
const nothing = { payments: 1, tables: 0, menu: 0, printers: 0, documents: [], support };

describe('showSetUpGuide', () => {
  test('starts with the payment option that a new merchant has', () => {
    const { steps, needed } = showSetUpGuide(fresh, nothing, now);
    expect(steps.filter(({ state }) => state !== 'open')).toEqual([
      { step: 'payments', state: 'done', count: 1 },
    ]);
    expect(needed).toEqual(['menu']);
  });

  test('shows what exists instead of a mark', () => {
    const input = { version: 1, step: 'menu', mark: 'skipped' } as const;
    const skipped = markSetUpStep(fresh, nothing, input, now);
    const stateOf = (menu: number) =>
      showSetUpGuide(skipped, { ...nothing, menu }, now).steps.find(({ step }) => step === 'menu');
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
          markSetUpStep(before, nothing, { version: before.version, step, mark: to }, now),
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
    expect(goLive(fresh, ready, { version: 1 }, now)).toMatchObject({
      setup_status: 'live',
      version: 2,
    });
    const approved = { ...fresh, setup_status: 'approved' as const };
    expect(goLive(approved, ready, { version: 1 }, now).setup_status).toBe('live');
  });

  test.each([
    'documents_submitted',
    'in_review',
    'changes_requested',
    'suspended',
    'live',
  ] as const)('refuses a merchant that is %s', (setup_status) => {
    const run = () => goLive({ ...fresh, setup_status }, ready, { version: 1 }, now);
    expect(run).toThrow(expect.objectContaining({ code: 'notAllowedNow' }));
  });

  test('names every step that is needed', () => {
    expect(() => goLive(fresh, { ...nothing, payments: 0 }, { version: 1 }, now)).toThrow(
      expect.objectContaining({
        matter: expect.objectContaining({
          details: { why: 'set_up_step', steps: ['payments', 'menu'] },
        }),
      }),
    );
  });

  test('refuses an outdated version', () => {
    expect(() => goLive(fresh, ready, { version: 2 }, now)).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });
});

describe('required documents', () => {
  const ready = { ...nothing, menu: 1 };
  const strict = { ...fresh, settings: { ...fresh.settings, documents_required: true } };
  const accepted = (kind: DocumentKind, expires_on: string | null = null): DocumentFacts => ({
    kind,
    status: 'accepted',
    expires_on,
  });
  const all = (['business_registration', 'bank_account', 'owner_identity'] as const).map((kind) =>
    accepted(kind),
  );
  const approved = { ...strict, setup_status: 'approved' as const };
  const refusal = (details: object) =>
    expect.objectContaining({
      code: 'notAllowedNow',
      matter: expect.objectContaining({ details }),
    });

  test('are a step only where the platform requires them', () => {
    expect(showSetUpGuide(fresh, ready, now)).toMatchObject({ documents: [], needed: [] });
    const { steps, needed, documents } = showSetUpGuide(strict, ready, now);
    expect(steps.at(-1)).toEqual({ step: 'documents', state: 'open', count: 0 });
    expect(needed).toEqual(['documents']);
    expect(documents.map(({ state }) => state)).toEqual(['missing', 'missing', 'missing']);
    const complete = showSetUpGuide(strict, { ...ready, documents: all }, now);
    expect(complete.steps.at(-1)).toEqual({ step: 'documents', state: 'done', count: 3 });
  });

  test('keep a merchant from going live, and only the missing ones are named', () => {
    const withoutBank = all.filter(({ kind }) => kind !== 'bank_account');
    for (const setup_status of ['draft', 'approved', 'changes_requested'] as const) {
      const merchant = { ...strict, setup_status };
      const run = () => goLive(merchant, { ...ready, documents: withoutBank }, { version: 1 }, now);
      expect(run).toThrow(
        refusal({ why: 'set_up_step', steps: ['documents'], documents: ['bank_account'] }),
      );
    }
    const counts = { ...ready, documents: all };
    expect(goLive(approved, counts, { version: 1 }, now).setup_status).toBe('live');
  });

  test('count as missing after their last day, in the merchant’s time zone', () => {
    const until = (day: string) => ({
      ...ready,
      documents: [...all.slice(0, 2), accepted('owner_identity', day)],
    });
    const at = (time: string) => new Date(`2026-11-28T${time}Z`);
    // The trading day starts at 04:00 in Kuala Lumpur, which is 20:00 UTC.
    expect(goLive(approved, until('2026-11-28'), { version: 1 }, at('19:59')).version).toBe(2);
    expect(() => goLive(approved, until('2026-11-28'), { version: 1 }, at('20:00'))).toThrow(
      refusal({ why: 'set_up_step', steps: ['documents'], documents: ['owner_identity'] }),
    );
  });

  test('are listed with optional ones that expire, which keep nobody from going live', () => {
    const counts = { ...ready, documents: [...all, accepted('food_licence', '2026-11-01')] };
    const { documents, needed } = showSetUpGuide(approved, counts, now);
    expect(documents.at(-1)).toEqual({
      kind: 'food_licence',
      state: 'expired',
      expires_on: '2026-11-01',
    });
    expect(needed).toEqual([]);
    expect(goLive(approved, counts, { version: 1 }, now).setup_status).toBe('live');
    const valid = { ...ready, documents: [...all, accepted('food_licence', '2027-11-01')] };
    expect(showSetUpGuide(approved, valid, now).documents).toHaveLength(3);
  });

  test('being reviewed are no reason to list what is missing', () => {
    const merchant = { ...strict, setup_status: 'in_review' as const };
    expect(() => goLive(merchant, ready, { version: 1 }, now)).toThrow(
      refusal({ why: 'set_up_status' }),
    );
  });
});
