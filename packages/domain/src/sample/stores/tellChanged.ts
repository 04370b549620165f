import type { LiveEvent } from '@servery/api';
import type { World } from '../world.ts';

/** Tells live screens of each record that a rule added or replaced. */
export function tellChanged(
  world: World,
  kind: LiveEvent['kind'],
  merchant_id: number,
  before: readonly object[],
  after: readonly { id: number; version: number }[],
): void {
  const known = new Set<object>(before);
  for (const row of after) if (!known.has(row)) world.tell(kind, merchant_id, row);
}
