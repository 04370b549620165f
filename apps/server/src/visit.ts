import type { DeviceInfo, EventKind, Role, Rights, StaffTemplate } from '@servery/api';
import type { Approval } from '@servery/domain/people';
import type { Host } from './host.ts';
import type { Quota } from './limits/quotas.ts';
import type { Scope } from './scope.ts';
import type { Sql } from './sql.ts';

/** Who is calling. */
export interface Caller {
  session_id: number;
  id: number;
  username: string;
  name: string;
  role: Role;
  template: StaffTemplate | null;
  /** Their own merchant; null for those who look after several. */
  merchant_id: number | null;
  rights: Rights;
  scope: Scope;
  /** The shared device that is calling. */
  device?: DeviceInfo;
}

/** Something that was changed, told to live screens and to the audit. */
export interface Change {
  kind: EventKind;
  merchant_id: number;
  order_id: number;
  version: number;
  facts: Record<string, unknown>;
  /** What changed, as it was and as it is since, for the audit; no personal data. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** One request at work: who, when, and the database or the transaction that it works in. */
export interface Visit {
  host: Host;
  sql: Sql;
  caller: Caller;
  now: Date;
  requestId: string;
  /** What the address that it came from may still do today. */
  quota: Quota;
  /** What a PIN allowed, if the request carries it. */
  approval: Approval | null;
  /** What was changed so far; told when the transaction is about to end. */
  changes: Change[];
}
