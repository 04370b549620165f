import type { CashMovement, DayClosing } from '@servery/api';
import type { ShiftRecord } from '../../drawers/record.ts';
import { money, moneyOrNull, type Columns } from './Columns.ts';

export const shifts: Columns<ShiftRecord> = {
  id: ({ id }) => id,
  drawer: ({ drawer }) => drawer.name,
  person: ({ person }) => person.name,
  state: ({ state }) => state,
  business_date: ({ business_date }) => business_date,
  opened_at: ({ opened_at }) => opened_at,
  opening: ({ opening }) => money(opening.amount),
  counted: ({ counts }) => moneyOrNull(counts.at(-1)?.amount ?? null),
  counts: ({ counts }) => JSON.stringify(counts),
  closed_at: ({ closed_at }) => closed_at,
  closed_by: ({ closed_by }) => closed_by,
  approved_by: ({ approved_by }) => approved_by,
  reason: ({ reason }) => reason,
};

export const cash_movements: Columns<CashMovement> = {
  id: ({ id }) => id,
  shift_id: ({ shift_id }) => shift_id,
  kind: ({ kind }) => kind,
  amount: ({ amount }) => money(amount),
  order_id: ({ order }) => order?.id ?? null,
  reason: ({ reason }) => reason,
  business_date: ({ business_date }) => business_date,
  at: ({ at }) => at,
  by: ({ by }) => by,
};

export const day_closings: Columns<DayClosing> = {
  id: ({ id }) => id,
  number: ({ number }) => number,
  business_date: ({ business_date }) => business_date,
  closed_at: ({ closed_at }) => closed_at,
  closed_by: ({ closed_by }) => closed_by,
  carried_over: ({ carried_over }) => JSON.stringify(carried_over),
  report: ({ report }) => JSON.stringify(report),
};
