import type { LiveEvent } from '@servery/api';
import type { World } from '../world.ts';

/** The event that a changed record raises, and the kind of the records. */
export interface ChangeEvent extends Pick<LiveEvent, 'kind' | 'merchant_id'> {
  subject: LiveEvent['subject']['kind'];
}

/** Notifies live screens of each record that a rule has added or replaced. */
export function emitChanges(
  world: World,
  { kind, merchant_id, subject }: ChangeEvent,
  before: readonly object[],
  after: readonly { id: number; version: number }[],
): void {
  const known = new Set<object>(before);
  for (const row of after)
    if (!known.has(row))
      world.emit({
        kind,
        merchant_id,
        subject: { kind: subject, id: row.id },
        version: row.version,
      });
}
