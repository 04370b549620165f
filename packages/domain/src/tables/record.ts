import type { CartLine, Table, TableOrder } from '@servery/api';

/** Guests at a table, from when they sat down. */
export interface Sitting {
  id: number;
  opened_at: string;
  /** Since when they sit at this table: they may have moved. */
  here_since: string;
  by: string;
  covers: number;
}

/** Who sat at a table before the last change of that, to take it back. */
export interface SeatUndo {
  until: string;
  held: Table['held'];
  sitting: Sitting | null;
  freed_at: string | null;
  cleaned_at: string | null;
}

/** How a table came to be linked when bills were combined. */
export interface PartyLink {
  /** When that was, a UTC instant. */
  at: string;
  /** Who sat there before they became one party. */
  sitting: Sitting | null;
}

/** A table as hosts keep it: what follows from its orders and from the time is left out. */
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
  /** Where it comes among the merchant's tables when they are chosen from. */
  place: number;
  sitting: Sitting | null;
  /** When it was last freed by hand: what was paid before then holds it no more. */
  freed_at: string | null;
  cleaned_at: string | null;
  /** When guests there last asked for the bill. */
  bill_asked_at: string | null;
  /** When guests there last asked for help. */
  help_asked_at: string | null;
  /** When staff last answered what guests there had asked for. */
  answered_at: string | null;
  undo: SeatUndo | null;
  /** Set while combined bills link it to another table, until the party leaves. */
  party_link?: PartyLink | null;
}

/** What the orders of a table say of it. */
export interface TableOrders {
  /** Those that are not over, the oldest first. */
  open: readonly TableOrder[];
  /** When the last of the others came to its end, within a day. */
  ended_at: string | null;
}

/** A line of a cart as hosts keep it. */
export type CartRecord = Omit<CartLine, 'gross'>;

/** All tables of a merchant with their orders and carts: what every rule of tables looks at. */
export interface Floor {
  merchant_id: number;
  tables: readonly TableRecord[];
  orders: ReadonlyMap<number, TableOrders>;
  carts: readonly CartRecord[];
  /** The tables that a booking needs soon: for whom, and until when they may be late. */
  booked?: ReadonlyMap<number, NonNullable<Table['held']>>;
}

/** What a rule made of a floor, and which table it was about. */
export interface FloorChange {
  floor: Floor;
  id: number;
  /** What was done, in a word or two, for the audit. */
  did: string;
}
