import type { MoveRecord } from './record.ts';

/** Who changes a balance, and when. */
export interface Mover {
  actor: { name: string };
  now: Date;
  nextId: () => number;
}

/** A change of a balance as it is kept. */
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
