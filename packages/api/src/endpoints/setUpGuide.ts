import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { setUpGuide } from '../entities/setUpGuide.ts';
import { setUpMark, setUpSteps } from '../entities/setUpMarks.ts';
import { id, idChoice, version } from '../fields.ts';

const writes = {
  capability: 'merchant.profile',
  returns: setUpGuide,
  current: setUpGuide,
  raises: ['merchant.changed'],
} as const;
const based = { merchant_id: v.optional(v.nullable(id), null), version };

/** Returns how far a merchant is set up. */
export const getSetUpGuide = endpoint.get('/admin/merchant/set_up', {
  summary: 'Returns how far a merchant is set up, step by step.',
  capability: 'merchant.profile',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: setUpGuide,
  problems: ['notFound'],
});

/** Marks a step of the guide as done or skipped, or removes its mark. */
export const markSetUpStep = endpoint.patch('/admin/merchant/set_up', {
  summary: 'Marks a step of the set-up as done or skipped, or removes its mark.',
  ...writes,
  body: v.strictObject({
    ...based,
    step: v.picklist(setUpSteps),
    mark: v.nullable(setUpMark),
  }),
  problems: ['notFound', 'conflict'],
});

/**
 * Finishes the set-up of a merchant. It needs an item on the menu and a payment option, and an
 * approval if it submitted documents.
 */
export const goLive = endpoint.post('/admin/merchant/set_up', {
  summary: 'Finishes the set-up of a merchant.',
  ...writes,
  body: v.strictObject(based),
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});
