import { copyMenu, getSetUpGuide, goLive, listMenuSources, markSetUpStep } from '@servery/api';
import type { Aimed, Entry } from './entries.ts';

/** A version that no merchant reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';

/** All uses of the endpoints of the set-up guide. */
export const setUpGuideMatrix = (merchant: Aimed): Entry[] => [
  merchant(getSetUpGuide, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(
    markSetUpStep,
    ({ merchant_id }) => ({
      body: { merchant_id, version, step: 'hours' as const, mark: 'skipped' as const },
    }),
    { done },
  ),
  merchant(goLive, ({ merchant_id }) => ({ body: { merchant_id, version } }), { done }),
  merchant(listMenuSources, ({ merchant_id }) => ({ query: { merchant_id } })),
  // Callers with permission can’t copy a menu from the outlet itself.
  merchant(copyMenu, ({ merchant_id }) => ({ body: { merchant_id, from_id: merchant_id } }), {
    done: 'invalid',
  }),
];
