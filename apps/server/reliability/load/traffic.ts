/** What is asked of the server, and how often a second. */
export const rates = {
  'order placed': 50,
  'order ended': 50,
  'what changed on the board': 70,
  'whole board': 20,
  'list of today': 50,
  'one order': 45,
  'search of today': 15,
} as const;

/** One kind of call. */
export type Kind = keyof typeof rates;

/** Every kind of call. */
export const kinds = Object.keys(rates) as Kind[];

/** What the process that makes the load is given. */
export interface LoadPlan {
  url: string;
  seconds: number;
  /** Whose trade it is, one thing that they sell, and who is signed in there. */
  shops: readonly { merchant_id: number; menu_id: number; token: string }[];
}

/** What it found: every call's milliseconds from the moment that it was due. */
export interface LoadReport {
  took: Record<Kind, { p50: number; p95: number; p99: number; n: number }>;
  /** How many answers had each status that is not 200, or none. */
  errors: Record<string, number>;
  /** The most calls that waited for their answer at once. */
  mostWaiting: number;
}
