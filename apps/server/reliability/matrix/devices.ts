import {
  createPairedDevice,
  deletePairedDevice,
  keepPerson,
  listPairedDevices,
  listSignInLocks,
  pairDevice,
  releasePerson,
  switchPerson,
  unlockSignIn,
} from '@servery/api';
import type { Aimed, Entry } from './entries.ts';

let made = 0;

/** All uses of the endpoints of shared devices. */
export const devicesMatrix = (merchant: Aimed, nothing: Aimed): readonly Entry[] => [
  merchant(listPairedDevices, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(createPairedDevice, ({ merchant_id }) => ({
    // Names must be unique.
    body: { merchant_id, name: `Matrix ${++made}`, kind: 'kitchen' as const },
  })),
  merchant(deletePairedDevice, () => ({ params: { id: 1 }, body: { version: 1 } }), {
    done: 'notFound',
  }),
  merchant(listSignInLocks, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(unlockSignIn, () => ({ body: { kind: 'counter' as const, id: 1 } }), {
    done: 'notFound',
  }),
  // Unknown codes would be counted; an empty one is refused before that.
  nothing(pairDevice, () => ({ body: { code: '' } }), { always: 'invalid' }),
  // People can switch only on counters.
  nothing(switchPerson, () => ({ body: { pin: '5937' } }), { done: 'forbidden' }),
  nothing(releasePerson, () => ({ body: {} }), { done: 'forbidden' }),
  nothing(keepPerson, () => ({ body: {} }), { done: 'forbidden' }),
];
