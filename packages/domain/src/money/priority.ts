interface Ranked {
  id: string;
  priority?: number;
}

/** Compares ids by code unit, the same on every machine. */
export function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Compares promotions: the lower priority number first, then the id. */
export function byPriority(a: Ranked, b: Ranked): number {
  return (a.priority ?? 0) - (b.priority ?? 0) || byId(a, b);
}

/** Compares lines: the lower line number first, then the id. */
export function byLineNumber<T extends { id: string; line_number: number }>(a: T, b: T): number {
  return a.line_number - b.line_number || byId(a, b);
}
