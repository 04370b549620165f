import type { CartLine, Table, TableOrder } from '@servery/api';

/** The guests at a table, since they were seated. */
export interface Sitting {
  id: number;
  opened_at: string;
  /** When they came to this table, which is later than `opened_at` if they moved. */
  here_since: string;
  by: string;
  covers: number;
}

/** The seating of a table before its last change, for undoing that. */
export interface SeatUndo {
  until: string;
  held: Table['held'];
  sitting: Sitting | null;
  freed_at: string | null;
  cleaned_at: string | null;
}

/** The origin of a link between tables that combined bills created. */
export interface PartyLink {
  /** When the bills were combined (a UTC instant). */
  at: string;
  /** The sitting at the table before the combination. */
  sitting: Sitting | null;
}

/** A table as hosts store it, without the fields derived from its orders and the time. */
export interface TableRecord extends Pick<
  Table,
  | 'id'
  | 'version'
  | 'merchant_id'
  | 'name'
  | 'section'
  | 'seats_min'
  | 'seats_max'
  | 'shape'
  | 'x'
  | 'y'
  | 'is_active'
  | 'held'
  | 'main_id'
  | 'qr_token'
> {
  /** The position among the merchant's tables in selection lists. */
  place: number;
  sitting: Sitting | null;
  /** When it was last freed by hand: orders paid before then no longer keep it occupied. */
  freed_at: string | null;
  cleaned_at: string | null;
  /** When its guests last requested the bill. */
  bill_asked_at: string | null;
  /** When its guests last requested help. */
  help_asked_at: string | null;
  /** When staff last answered a request of its guests. */
  answered_at: string | null;
  undo: SeatUndo | null;
  /** Set while combined bills link it to another table, until the party leaves. */
  party_link?: PartyLink | null;
}

/** The orders of a table, as far as its status depends on them. */
export interface TableOrders {
  /** The open orders, the oldest first. */
  open: readonly TableOrder[];
  /** When the last of the ended orders ended, within a day. */
  ended_at: string | null;
}

/** A cart line as hosts store it. */
export type CartRecord = Omit<CartLine, 'gross'> & { tax_class: string };

/** All tables of a merchant with their orders and carts, which every table rule works on. */
export interface Floor {
  merchant_id: number;
  tables: readonly TableRecord[];
  orders: ReadonlyMap<number, TableOrders>;
  carts: readonly CartRecord[];
  /** The tables that bookings need soon, each with the guest's name and the end of the hold. */
  booked?: ReadonlyMap<number, NonNullable<Table['held']>>;
}

/** The floor after a rule ran, and the id of the changed table. */
export interface FloorChange {
  floor: Floor;
  id: number;
  /** The action in a word or two, for the audit. */
  did: string;
}
