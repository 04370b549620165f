import type { ReservationRecord } from './record.ts';

/** Whether a change of a booking is a guest's request that staff have to confirm or decline. */
export const isNewRequest = (did: string, { status }: Pick<ReservationRecord, 'status'>): boolean =>
  did === 'request' && status === 'requested';
