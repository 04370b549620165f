import type { Rights } from '@servery/api';
import type { Actor } from '../people/demand.ts';
import { rightsOf } from '../people/rights.ts';

const nothing = rightsOf('staff', 'marketing').grants;

/** All that the code of a table gives: to order there. */
export const guestRights: Rights = {
  grants: {
    ...(Object.fromEntries(Object.keys(nothing).map((one) => [one, 'deny'])) as Rights['grants']),
    'order.create': 'allow',
  },
  discount_free_rate: 0,
};

/** Who guests act as: by what they call themselves, with no right but to order. */
export const guestActor = (name = ''): Actor => ({
  id: 0,
  name: name || 'Guest',
  rights: guestRights,
  approval: null,
});
