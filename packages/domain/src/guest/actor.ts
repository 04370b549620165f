import type { Rights } from '@servery/api';
import type { Actor } from '../people/demand.ts';
import { rightsOf } from '../people/rights.ts';

const nothing = rightsOf('staff', 'marketing').grants;

/** The rights that the code of a table gives: to place orders there. */
export const guestRights: Rights = {
  grants: {
    ...(Object.fromEntries(Object.keys(nothing).map((one) => [one, 'deny'])) as Rights['grants']),
    'order.create': 'allow',
  },
  discount_free_rate: 0,
};

/** Returns the actor for guests: the name that they gave, with no right except to place orders. */
export const guestActor = (name = ''): Actor => ({
  id: 0,
  name: name || 'Guest',
  rights: guestRights,
  approval: null,
});
