import { closeDay, getDayClosing, listDayClosings, previewDayClosing } from '@servery/api';
import type { Aimed, Entry } from './entries.ts';

/** A day that is closed on no merchant: callers with permission can't close it. */
const business_date = '2020-01-01';

/** All uses of the endpoints of closings; the write changes nothing. */
export const closingsMatrix = (merchant: Aimed): Entry[] => [
  merchant(listDayClosings, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(previewDayClosing, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getDayClosing, ({ order: { id } }) => ({ params: { id } }), { done: 'notFound' }),
  merchant(
    closeDay,
    ({ merchant_id }) => ({ body: { merchant_id, business_date, carry_over: [] } }),
    { done: 'notAllowedNow' },
  ),
];
