/** A table as the allocator sees it. Instants here are milliseconds. */
export interface Place {
  id: number;
  section: string;
  seats_min: number;
  seats_max: number;
  x: number;
  y: number;
  /** When who sits there now is expected to be gone; null while it is out of service. */
  free_at: number | null;
  /** The table that leads those it is linked with now; its own id where it stands alone. */
  group: number;
}

/** A table that is promised, from an instant up to and without another one. */
export interface Hold {
  table_id: number;
  from: number;
  until: number;
}

/** Somebody in a queue, in whose order they are told. */
export interface Waiting {
  id: number;
  party: number;
}

/** How long parties stay, in minutes: by band of party size, ascending; the last is for all that are larger. */
export type Stays = readonly { party_max: number; minutes: number }[];

/** All that tables are given out by at one moment. */
export interface Room {
  now: number;
  places: readonly Place[];
  holds: readonly Hold[];
  waiting: readonly Waiting[];
  stays: Stays;
  /** Kept free between two parties at a table, in minutes. */
  buffer_minutes: number;
}

/** Which tables somebody of a queue is given, and when. */
export interface Seat {
  id: number;
  table_ids: readonly number[];
  from: number;
  until: number;
}
