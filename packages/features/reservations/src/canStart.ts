import type { Slot } from '@servery/api';

/** Whether a party can book a time, or join the waitlist for it where that is possible. */
export const canStart = ({ state }: Slot, canWait: boolean): boolean =>
  state === 'free' || state === 'few' || (state === 'full' && canWait);
