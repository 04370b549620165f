import { entryRow } from '../src/areas/queue/rows.ts';
import type { Row } from '../src/storage/sql.ts';

/** The trading day of waiting parties in tests of the queue. */
export const waitingDay = '2026-11-20';

/** Returns a waiting party as a database row. */
export const waitingRow = (
  merchant_id: number,
  { id, queue_id, party, now }: { id: number; queue_id: number; party: number; now: Date },
): Row =>
  entryRow(merchant_id, {
    id,
    version: 1,
    queue_id,
    business_date: waitingDay,
    sequence: 0,
    number: '',
    name: '',
    phone: '',
    party,
    status: 'waiting',
    position: id,
    joined_at: now.toISOString(),
    quoted_minutes: 0,
    called_at: null,
    calls: 0,
    arrived_at: null,
    ended_at: null,
    reason: '',
    is_guest: false,
    token: `${merchant_id}-waits-${id}`,
    undo: null,
  });
