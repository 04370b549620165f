/** The kinds of requests, with their rates per second. */
export const rates = {
  'order placed': 50,
  'order ended': 50,
  'what changed on the board': 70,
  'whole board': 20,
  'list of today': 50,
  'one order': 45,
  'search of today': 15,
} as const;

/** A kind of request. */
export type Kind = keyof typeof rates;

/** All kinds of requests. */
export const kinds = Object.keys(rates) as Kind[];

/** The input of the process that generates the load. */
export interface LoadPlan {
  url: string;
  seconds: number;
  /** The merchants to use, each with one of its items and a token. */
  shops: readonly { merchant_id: number; menu_id: number; token: string }[];
}

/** The result: the milliseconds of every request from the time when it was due. */
export interface LoadReport {
  took: Record<Kind, { p50: number; p95: number; p99: number; n: number }>;
  /** The number of responses per status other than 200, and of failed requests. */
  errors: Record<string, number>;
  /** The maximum of requests waiting for a response at the same time. */
  maxWaiting: number;
}
