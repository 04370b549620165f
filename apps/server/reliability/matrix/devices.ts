import {
  createPairedDevice,
  deletePairedDevice,
  keepPerson,
  listPairedDevices,
  pairDevice,
  releasePerson,
  switchPerson,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import type { Aim, Entry } from './entries.ts';

type Aimed = <E extends AnyEndpoint>(
  to: E,
  input: (aim: Aim) => Input<E>,
  more?: Partial<Entry>,
) => Entry;

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
  // A few unknown codes would lock the address; an empty one is refused before it is counted.
  nothing(pairDevice, () => ({ body: { code: '' } }), { always: 'invalid' }),
  // People can switch only on counters.
  nothing(switchPerson, () => ({ body: { pin: '5937' } }), { done: 'forbidden' }),
  nothing(releasePerson, () => ({ body: {} }), { done: 'forbidden' }),
  nothing(keepPerson, () => ({ body: {} }), { done: 'forbidden' }),
];
