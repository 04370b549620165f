import { inject } from 'vitest';

/** Returns the time on the clocks of all servers and browsers of the run. */
export const shopNow = (): Date => new Date(Date.now() + inject('aheadMs'));
