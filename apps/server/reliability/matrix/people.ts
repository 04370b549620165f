import type { Grant } from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import type { Capability } from '@servery/api';

/** The relations between a caller and the owner of the target. */
export const ownerships = ['own', 'downline', 'foreign', 'platform'] as const;
export type Ownership = (typeof ownerships)[number];

/** The callers: the people and the print agent of the first outlet, those above it, and no one. */
export const callers = [
  'admin',
  'agent',
  'supermerchant',
  'merchant',
  'supervisor',
  'cashier',
  'waiter',
  'kitchen',
  'host',
  'marketing',
  'print agent',
  'nobody',
] as const;
export type Caller = (typeof callers)[number];

/** The id of a merchant that doesn't exist. */
const none = 999;

/** The merchants of each caller by relation; null if there is none. */
const above = {
  admin: { own: null, downline: 102, foreign: null, platform: none },
  agent: { own: null, downline: 102, foreign: 103, platform: none },
  supermerchant: { own: null, downline: 102, foreign: null, platform: none },
} as const;
const atOutlet = { own: 101, downline: null, foreign: 102, platform: none } as const;

/** Returns the merchant with a relation to a caller, or null. */
export const merchantFor = (caller: Caller, ownership: Ownership): number | null =>
  (caller in above ? above[caller as keyof typeof above] : atOutlet)[ownership];

/** Whether a caller may see objects of this relation at all. */
export const isSeen = (ownership: Ownership): boolean =>
  ownership === 'own' || ownership === 'downline';

/** Returns a caller's grant of a capability, by the table of permissions. */
export function grantOf(caller: Caller, capability: Capability): Grant {
  const person = people.find(({ username }) => username === caller);
  return person ? rightsOf(person.role, person.template).grants[capability] : 'deny';
}

/** Returns a person with a relation to a caller, or null. */
export const personFor = (caller: Caller, ownership: Ownership): number | null => {
  const merchant = merchantFor(caller, ownership);
  if (ownership === 'platform') return 1;
  return merchant && (people.find(({ merchant_id }) => merchant_id === merchant)?.id ?? null);
};
