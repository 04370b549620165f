import type { CashMovement, DayClosing, ExportFile, Member } from '@servery/api';
import type { AttendanceRecord } from '../attendance/record.ts';
import type { ShiftRecord } from '../drawers/record.ts';
import type { EmployeeRecord } from '../employees/record.ts';
import type { CategoryRecord, ItemRecord, OptionRecord } from '../menu/record.ts';
import type { OrderRecord } from '../orders/record.ts';
import type { PersonRecord } from '../people/record.ts';
import type { EntryRecord } from '../queue/record.ts';
import type { ReservationRecord } from '../reservations/record.ts';
import type { TableRecord } from '../tables/record.ts';
import type { WalletEntry } from '../wallet/entry.ts';

/** A started export of a merchant as hosts store it. */
export interface ExportRecord {
  id: number;
  merchant_id: number;
  /** The person who started it, and the only one who can read its rows. */
  person_id: number;
  /** A UTC instant, as `expires_at` is. */
  at: string;
  expires_at: string;
}

/** The records that each part of an export is made of. */
export interface ExportRecords {
  orders: OrderRecord;
  members: Member;
  wallet_entries: WalletEntry;
  categories: CategoryRecord;
  menu_items: ItemRecord;
  menu_options: OptionRecord;
  tables: TableRecord;
  bookings: ReservationRecord;
  queue_entries: EntryRecord;
  staff: PersonRecord;
  employees: EmployeeRecord;
  attendance: AttendanceRecord;
  shifts: ShiftRecord;
  cash_movements: CashMovement;
  day_closings: DayClosing;
}

/** The number of rows in each file. */
export type ExportCounts = Readonly<Record<ExportFile, number>>;
