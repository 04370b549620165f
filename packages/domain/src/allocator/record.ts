/** A table as the allocator sees it. Instants are in milliseconds. */
export interface Place {
  id: number;
  section: string;
  seats_min: number;
  seats_max: number;
  x: number;
  y: number;
  /** When the table is expected to be free, in milliseconds; null while it is out of service. */
  free_at: number | null;
  /** The id of the first table of the linked group; the table's own id if it isn't linked. */
  group: number;
}

/** A reserved table, from an instant (inclusive) until another (exclusive). */
export interface Hold {
  table_id: number;
  from: number;
  until: number;
}

/** A waiting party; the list is in the order of the queue. */
export interface Waiting {
  id: number;
  party: number;
}

/** Stays in minutes by band of party size, ascending; the last band covers all larger parties. */
export type Stays = readonly { party_max: number; minutes: number }[];

/** Everything that the allocator needs to assign tables at one moment. */
export interface Capacity {
  now: number;
  places: readonly Place[];
  holds: readonly Hold[];
  waiting: readonly Waiting[];
  stays: Stays;
  /** The gap kept free between two parties at a table, in minutes. */
  buffer_minutes: number;
}

/** The tables assigned to a waiting party, and the time. */
export interface Seat {
  id: number;
  table_ids: readonly number[];
  from: number;
  until: number;
}
