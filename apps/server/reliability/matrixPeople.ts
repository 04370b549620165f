import type { Grant } from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/domain/sample';
import type { Capability } from '@servery/api';

/** Whose thing somebody reaches for, as they stand to it. */
export const ownerships = ['own', 'downline', 'foreign', 'platform'] as const;
export type Ownership = (typeof ownerships)[number];

/** Who calls: everybody of the first outlet, those above it, and nobody. */
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
  'nobody',
] as const;
export type Caller = (typeof callers)[number];

/** A merchant that there is none of. */
const none = 999;

/** The merchants that each caller looks after, and those they do not: null where there is none of the kind. */
const above = {
  admin: { own: null, downline: 102, foreign: null, platform: none },
  agent: { own: null, downline: 102, foreign: 103, platform: none },
  supermerchant: { own: null, downline: 102, foreign: null, platform: none },
} as const;
const atOutlet = { own: 101, downline: null, foreign: 102, platform: none } as const;

/** The merchant of a kind that a caller reaches for. */
export const merchantFor = (caller: Caller, ownership: Ownership): number | null =>
  (caller in above ? above[caller as keyof typeof above] : atOutlet)[ownership];

/** Whether a caller may see things of that kind at all. */
export const isSeen = (ownership: Ownership): boolean =>
  ownership === 'own' || ownership === 'downline';

/** What the table of rights says of a caller. */
export function grantOf(caller: Caller, capability: Capability): Grant {
  const person = people.find(({ username }) => username === caller);
  return person ? rightsOf(person.role, person.template).grants[capability] : 'deny';
}

/** The person who reached for people stands so to the caller. */
export const personFor = (caller: Caller, ownership: Ownership): number | null => {
  const merchant = merchantFor(caller, ownership);
  if (ownership === 'platform') return 1;
  return merchant && (people.find(({ merchant_id }) => merchant_id === merchant)?.id ?? null);
};
