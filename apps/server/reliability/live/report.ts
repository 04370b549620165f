/** The input of the process with the listeners. */
export interface LivePlan {
  url: string;
  token: string;
  seconds: number;
  listeners: number;
  ordersPerSecond: number;
  menu_id: number;
  /** Whether a third of the listeners are cut off repeatedly. */
  isCut: boolean;
}

/** The result of the process. */
export interface LiveReport {
  events: number;
  /** The number of events received, over all listeners. */
  delivered: number;
  missed: number;
  repeated: number;
  /** The number of cut connections. */
  cuts: number;
  /** The delays from the response to the till until an event arrived, in milliseconds. */
  p50: number;
  p99: number;
  most: number;
}
