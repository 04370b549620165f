import { addressMessages } from '../../messages/billing.ts';

/** The fields of a billing address, in order. */
export const addressFields = Object.keys(addressMessages) as (keyof typeof addressMessages)[];
