import { getDashboard } from '@servery/api';
import { dashboardOf, withoutSample } from '@servery/domain/dashboard';
import { answer } from '@servery/sample/answer';
import type { HttpHandler } from 'msw';
import { countOutlet } from './countOutlet.ts';

/** The mock response of the dashboard. */
export const dashboardHandlers: readonly HttpHandler[] = [
  answer(getDashboard, ({ query, ctx }) => {
    const { world } = ctx;
    const merchants = ctx.scope(query.merchant_id).map((id) => world.merchant(id));
    const canSetUp = ctx.actor.rights.grants['merchant.profile'] !== 'deny';
    return dashboardOf(
      withoutSample(merchants).map((merchant) => countOutlet(world, merchant, canSetUp)),
      world.now(),
    );
  }),
];
