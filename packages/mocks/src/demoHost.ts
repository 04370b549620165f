import type { SetUpGuideHost } from '@servery/contracts';
import { group } from '@servery/domain/fixtures';
import { newMerchant } from '@servery/domain/set-up';
import type { RequestHandler } from 'msw';
import { onMocks } from './onMocks.ts';

/**
 * Answers requests with the handlers of several features while a test file runs. `open` returns
 * them as a contract host, and `watch` compares each response with its endpoint.
 */
export function demoHostOf(features: readonly { handlers: readonly RequestHandler[] }[]) {
  const { begin, watch } = onMocks(features.flatMap(({ handlers }) => handlers));
  const open = (): SetUpGuideHost => {
    const host = begin();
    return {
      ...host,
      addOutlet: async (name, isIndependent = false) => {
        const world = host.world();
        const id = world.nextId();
        const at = { id, name, time_zone: 'Asia/Kuala_Lumpur', now: world.now() };
        world.keepMerchant({ ...newMerchant(at), parent: isIndependent ? null : group });
        const owner = world.people.find(({ role }) => role === 'supermerchant')!;
        if (!isIndependent)
          world.keepPerson({ ...owner, merchant_ids: [...owner.merchant_ids, id] });
        return id;
      },
    };
  };
  return { open, watch };
}
