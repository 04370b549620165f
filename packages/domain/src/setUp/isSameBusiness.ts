import type { MerchantRecord } from '../people/merchantRecord.ts';

type Outlet = Pick<MerchantRecord, 'parent'>;

/** Whether two outlets belong to the same group. Independent ones belong to none. */
export const isSameBusiness = (one: Outlet, other: Outlet): boolean =>
  one.parent !== null && one.parent.id === other.parent?.id;
