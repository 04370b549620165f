import type { MoveRecord } from './record.ts';

/** The actor, the time, and a generator of new ids. */
export interface Mover {
  actor: { name: string };
  now: Date;
  nextId: () => number;
}

/** Returns a change of a stock balance as hosts store it. */
export const moveOf = (
  item_id: number,
  facts: Pick<MoveRecord, 'mode' | 'quantity' | 'before' | 'after' | 'reason'> &
    Partial<Pick<MoveRecord, 'reason_code'>>,
  { nextId, now, actor }: Mover,
): MoveRecord => ({
  id: nextId(),
  item_id,
  at: now.toISOString(),
  by: actor.name,
  reason_code: null,
  ...facts,
});
