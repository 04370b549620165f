/** What the process with the listeners is given. */
export interface LivePlan {
  url: string;
  token: string;
  seconds: number;
  listeners: number;
  ordersPerSecond: number;
  menu_id: number;
  /** Whether a third of the listeners are cut off again and again. */
  isCut: boolean;
}

/** What it found. */
export interface LiveReport {
  events: number;
  /** Events that came to a listener, all listeners together. */
  delivered: number;
  missed: number;
  repeated: number;
  /** How often a listener was cut off. */
  cuts: number;
  /** Milliseconds from the answer to the till until an event was there. */
  p50: number;
  p99: number;
  most: number;
}
