import type { OrderMethod } from '@servery/api';

/** Every order method, in the usual order. */
export const allMethods: readonly OrderMethod[] = ['dine_in', 'pickup', 'delivery'];
