import type { Member } from '@servery/api';
import type { EntryRecord } from '../../queue/record.ts';
import type { ReservationRecord } from '../../reservations/record.ts';
import type { WalletEntry } from '../../wallet/entry.ts';
import { money, type Columns } from './Columns.ts';

export const members: Columns<Member> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  rank: ({ rank }) => rank,
  is_active: ({ is_active }) => is_active,
};

export const wallet_entries: Columns<WalletEntry> = {
  id: ({ id }) => id,
  member_id: ({ member_id }) => member_id,
  kind: ({ kind }) => kind,
  amount: ({ amount }) => money(amount),
  balance: ({ balance }) => money(balance),
  order_id: ({ order_id }) => order_id,
  payment_id: ({ payment_id }) => payment_id,
  refund_id: ({ refund_id }) => refund_id ?? null,
  business_date: ({ business_date }) => business_date,
  at: ({ at }) => at,
  by: ({ by }) => by,
};

export const bookings: Columns<ReservationRecord> = {
  id: ({ id }) => id,
  number: ({ number }) => number,
  business_date: ({ business_date }) => business_date,
  status: ({ status }) => status,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  party: ({ party }) => party,
  starts_at: ({ starts_at }) => starts_at,
  stay_minutes: ({ stay_minutes }) => stay_minutes,
  section: ({ section }) => section,
  experience: ({ experience }) => experience?.name ?? null,
  deposit: ({ deposit }) => money(deposit),
  is_deposit_paid: ({ is_deposit_paid }) => is_deposit_paid,
  note: ({ note }) => note,
  staff_note: ({ staff_note }) => staff_note,
  created_at: ({ created_at }) => created_at,
};

export const queue_entries: Columns<EntryRecord> = {
  id: ({ id }) => id,
  queue_id: ({ queue_id }) => queue_id,
  number: ({ number }) => number,
  business_date: ({ business_date }) => business_date,
  status: ({ status }) => status,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  party: ({ party }) => party,
  joined_at: ({ joined_at }) => joined_at,
  quoted_minutes: ({ quoted_minutes }) => quoted_minutes,
  called_at: ({ called_at }) => called_at,
  arrived_at: ({ arrived_at }) => arrived_at,
  ended_at: ({ ended_at }) => ended_at,
  reason: ({ reason }) => reason,
};
