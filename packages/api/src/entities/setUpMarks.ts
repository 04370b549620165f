import * as v from 'valibot';

/** The steps of the set-up guide that people can mark. */
export const setUpSteps = [
  'profile',
  'hours',
  'taxes',
  'payments',
  'tables',
  'menu',
  'printers',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/**
 * All steps of the set-up guide, in any order. Nobody can mark `documents`, which only some
 * merchants have: a reviewer accepts them.
 */
export const guideSteps = [...setUpSteps, 'documents'] as const;
export type GuideStepName = (typeof guideSteps)[number];

/** What a person says about a step: done, although nothing shows it, or skipped. */
export const setUpMark = v.picklist(['done', 'skipped']);
export type SetUpMark = v.InferOutput<typeof setUpMark>;

/** The marks of the steps that have one. */
export const setUpMarks = v.partial(
  v.object({
    profile: setUpMark,
    hours: setUpMark,
    taxes: setUpMark,
    payments: setUpMark,
    tables: setUpMark,
    menu: setUpMark,
    printers: setUpMark,
  }),
);
export type SetUpMarks = v.InferOutput<typeof setUpMarks>;
