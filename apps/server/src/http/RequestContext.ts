import type {
  DeviceInfo,
  EventKind,
  EventSubject,
  MerchantStatus,
  Role,
  Rights,
  StaffTemplate,
  StoredFeatures,
} from '@servery/api';
import type { ReadOnlyCode } from '@servery/domain/merchants';
import type { HeldApproval, PersonalRights } from '@servery/domain/people';
import type { Host } from './host.ts';
import type { AddressLimits } from './limits/addressLimits.ts';
import type { Scope } from './scope.ts';
import type { Sql } from '../storage/sql.ts';

/** The caller of a request. */
export interface Caller {
  session_id: number;
  id: number;
  username: string;
  name: string;
  role: Role;
  template: StaffTemplate | null;
  /** The caller's own merchant; null for those who work for several. */
  merchant_id: number | null;
  rights: Rights;
  /** The rights that they have instead of those of their role; a print agent has none. */
  own?: PersonalRights;
  scope: Scope;
  /** The features of the merchants in the scope that ever switched one, by their id. */
  features?: Readonly<Record<number, StoredFeatures>>;
  /** The shared device that is calling. */
  device?: DeviceInfo;
  /** The status of their merchant; absent without one. */
  merchant_status?: MerchantStatus;
  /**
   * The codes with which merchants in the scope refuse the call, by the ids of those merchants;
   * absent if none does.
   */
  readOnly?: Readonly<Record<number, ReadOnlyCode>>;
  /** Whether they view their merchant, with the rights of its owner. */
  isViewing?: boolean;
}

/** A change that live screens and the audit are notified of. */
export interface Change {
  kind: EventKind;
  merchant_id: number;
  subject: EventSubject;
  version: number;
  facts: Record<string, unknown>;
  /** The changed data before and after, for the audit; no personal data. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** An approval in use, and the hash of its token. */
export interface HeldToken extends HeldApproval {
  token_hash: string;
}

/** Request context: caller, time, and the database or transaction in use. */
export interface RequestContext {
  host: Host;
  sql: Sql;
  caller: Caller;
  now: Date;
  requestId: string;
  /** The limits on what the caller's address does without a session. */
  limits: AddressLimits;
  /** The approval by PIN that the request includes, if any. */
  approval: HeldToken | null;
  /** The changes so far; recorded at the end of the transaction. */
  changes: Change[];
}
