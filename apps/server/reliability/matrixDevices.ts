import {
  createPairedDevice,
  deletePairedDevice,
  listPairedDevices,
  pairDevice,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import type { Aim, Entry } from './matrixEntries.ts';

type Aimed = <E extends AnyEndpoint>(
  to: E,
  input: (aim: Aim) => Input<E>,
  more?: Partial<Entry>,
) => Entry;

let made = 0;

/** Every way of using shared devices. */
export const devicesMatrix = (merchant: Aimed, nothing: Aimed): readonly Entry[] => [
  merchant(listPairedDevices, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(createPairedDevice, ({ merchant_id }) => ({
    // Each name can be taken once.
    body: { merchant_id, name: `Matrix ${++made}`, kind: 'kitchen' as const },
  })),
  merchant(deletePairedDevice, () => ({ params: { id: 1 }, body: { version: 1 } }), {
    done: 'notFound',
  }),
  // A few unknown codes lock the address; an empty one is refused before it is counted.
  nothing(pairDevice, () => ({ body: { code: '' } }), { always: 'invalid' }),
];
