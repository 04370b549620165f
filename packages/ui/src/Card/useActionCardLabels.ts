import { useTexts } from '../Messages/useFormatMessage.ts';
import type { ActionCardLabels } from './ActionCard.tsx';

const texts = {
  collapse: { id: 'actionCard.collapse', text: 'Show content' },
  refresh: { id: 'actionCard.refresh', text: 'Refresh' },
  refreshing: { id: 'actionCard.refreshing', text: 'Refreshing…' },
  refreshed: { id: 'actionCard.refreshed', text: 'Refreshed' },
  remove: { id: 'actionCard.remove', text: 'Remove' },
};

/** Returns the texts of an `ActionCard`, with those that are given instead of the kit's own. */
export function useActionCardLabels(given?: Partial<ActionCardLabels>): ActionCardLabels {
  return {
    ...useTexts(texts),
    ...given,
  };
}
